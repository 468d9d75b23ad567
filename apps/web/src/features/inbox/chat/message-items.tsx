import type { InboxChat, InboxMessage } from '@syllaboom/contracts';
import { Copy, Flag, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../platform/clipboard.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { MenuItem } from '../../../ui/kit/popups/popup-menu.tsx';
import { showMessage, showNotice } from '../../../ui/toasts/toasts.tsx';
import { reportFromChat } from '../report-from-chat.ts';
import { deleteMessage } from '../store/chat-actions.ts';
import { setInbox } from '../store/inbox-state.ts';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

async function copy(text: string): Promise<void> {
  if (await copyText(text)) showNotice(i18n.t('inbox.copied'));
  else await showMessage(i18n.t('common.copyByHand'), text);
}

interface MessageItemsProps {
  readonly chat: InboxChat;
  readonly message: InboxMessage;
  readonly isOwn: boolean;
}

/** What can be done about a message, as entries of a menu: one's own can be changed, others' reported. */
export function MessageItems({ chat, message, isOwn }: MessageItemsProps) {
  const { t } = useTranslation();
  const isGif = message.g !== undefined;
  const isErased = message.t === '' && !isGif;
  return (
    <>
      {isOwn && !isGif ? (
        <MenuItem icon={<Pencil {...ICON} />} onClick={() => setInbox({ edited: message })}>
          {t('inbox.edit')}
        </MenuItem>
      ) : null}
      {isGif ? null : (
        <MenuItem icon={<Copy {...ICON} />} disabled={isErased} onClick={() => void copy(message.t)}>
          {t('inbox.copy')}
        </MenuItem>
      )}
      {isOwn ? (
        <MenuItem danger icon={<Trash2 {...ICON} />} onClick={() => void deleteMessage(chat.i, message)}>
          {t('inbox.delete')}
        </MenuItem>
      ) : (
        <MenuItem danger icon={<Flag {...ICON} />} disabled={isErased} onClick={() => reportFromChat(chat, message.s)}>
          {t('profile.report')}
        </MenuItem>
      )}
    </>
  );
}
