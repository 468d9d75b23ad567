import type { InboxChat } from '@syllaboom/contracts';
import { Archive, ArchiveRestore, Bell, BellOff, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../../ui/kit/popups/popup-menu.tsx';
import { archiveChat, leaveChat, muteChat } from '../store/chat-actions.ts';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

/** What can be done about a chat, as entries of a menu. */
export function ChatItems({ chat }: { chat: InboxChat }) {
  const { t } = useTranslation();
  return (
    <>
      <MenuItem icon={chat.m ? <Bell {...ICON} /> : <BellOff {...ICON} />} onClick={() => void muteChat(chat)}>
        {t(chat.m ? 'inbox.unmute' : 'inbox.mute')}
      </MenuItem>
      <MenuItem
        icon={chat.a ? <ArchiveRestore {...ICON} /> : <Archive {...ICON} />}
        onClick={() => void archiveChat(chat)}
      >
        {t(chat.a ? 'inbox.unarchive' : 'inbox.archive')}
      </MenuItem>
      {chat.g ? (
        <MenuItem danger icon={<LogOut {...ICON} />} onClick={() => void leaveChat(chat)}>
          {t('inbox.leave')}
        </MenuItem>
      ) : null}
    </>
  );
}
