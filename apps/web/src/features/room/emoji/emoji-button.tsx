import { Popover } from '@base-ui/react/popover';
import { SmilePlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import popup from '../../../ui/kit/popups/popup.module.css';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { useUser } from '../../session/index.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useRoom, useTopic } from '../store/use-topic.ts';

const EmojiPanel = lazyPart(async () => ({ default: (await import('../../../ui/chat/emoji-panel.tsx')).EmojiPanel }));

/** Whether the player may show emoji: as with the chat, no guests, and nobody whose chat the staff has closed. */
function useMayShow(): boolean {
  const guest = useUser()?.guest !== false;
  const muted = useTopic('muted', (store) => store.get('muted').includes(store.selfId));
  return !guest && !muted;
}

/** Opens the emoji panel; what is picked there is shown at the own seat. */
export function EmojiButton() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const [open, setOpen] = useState(false);
  const pick = (emoji: string) => {
    actions.send('emoji', { emoji });
    setOpen(false);
    // On phones and tablets the chat lies over the table, where it is shown.
    closeWindow(ROOM_WINDOWS.chat);
  };
  if (!useMayShow()) return null;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        render={
          <Btn size="sm" icon aria-label={t('room.showEmoji')} title={t('room.showEmoji')}>
            <SmilePlus size={20} strokeWidth={2.6} />
          </Btn>
        }
      />
      <Popover.Portal>
        <Popover.Positioner className={popup.positioner} sideOffset={10} align="end" collisionPadding={8}>
          <Popover.Popup className={popup.popup}>
            <Popover.Title className="sr">{t('room.showEmoji')}</Popover.Title>
            <Suspense fallback={null}>
              <EmojiPanel onPick={pick} />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
