import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { useShownCode } from '../../../platform/streamer/shown-code.ts';
import { useStreaming } from '../../../platform/streamer/streamer-mode.ts';
import { Chip } from '../../../ui/kit/chip.tsx';
import s from '../room-view.module.css';
import { useRoom } from '../store/use-topic.ts';
import { useCopyLink } from './use-invite.ts';

/** The room's code; a click copies the link. The embedded environment has no clipboard: there it can only be read. */
export function RoomCode() {
  const { t } = useTranslation();
  const { roomId } = useRoom().store;
  const shown = useShownCode(roomId);
  const hidden = useStreaming();
  const copy = useCopyLink();
  const code = (
    <Chip>
      {isEmbedded() ? null : <Link2 size={16} strokeWidth={2.8} />}
      <b aria-hidden={hidden || undefined}>{shown}</b>
      {hidden ? <span className="sr">{t('streamer.codeHidden')}</span> : null}
    </Chip>
  );
  if (isEmbedded()) return code;
  return (
    <button
      type="button"
      className={s.code}
      aria-label={hidden ? t('streamer.copyHidden') : t('room.copyLink', { code: roomId })}
      onClick={copy}
    >
      {code}
    </button>
  );
}
