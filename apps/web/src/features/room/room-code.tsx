import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { roomLink } from '../../app/route.ts';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { Chip } from '../../ui/kit/chip.tsx';
import { showNotice } from '../../ui/toasts/toasts.tsx';
import s from './room-view.module.css';
import { useRoom } from './store/use-topic.ts';

/** Copies the link of the room and says so; nothing happens in the embedded environment, whose clipboard is closed [R0019]. */
export async function copyRoomLink(roomId: string, notice: string): Promise<void> {
  if (isEmbedded()) return;
  await navigator.clipboard.writeText(roomLink(roomId));
  showNotice(notice);
}

/** The room's code; a click copies the link [R0018]. */
export function RoomCode() {
  const { t } = useTranslation();
  const { store } = useRoom();
  return (
    <button
      type="button"
      className={s.code}
      aria-label={t('room.copyLink', { code: store.roomId })}
      onClick={() => void copyRoomLink(store.roomId, t('room.codeCopied'))}
    >
      <Chip>
        <Link2 size={16} strokeWidth={2.8} />
        <b>{store.roomId}</b>
      </Chip>
    </button>
  );
}
