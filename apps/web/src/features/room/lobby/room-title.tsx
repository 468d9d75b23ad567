import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/kit/chip.tsx';
import { modeName } from '../settings/setting-words.ts';
import { useSnapshot, useTopic } from '../store/use-topic.ts';
import s from './room-lobby.module.css';

/** Name of the room, who hosts it, what is played. */
export function RoomTitle() {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  const host = useTopic('seats', (store) => store.seat(store.get('info')?.host ?? '')?.name ?? '');
  if (!info) return null;
  return (
    <div className={s.title}>
      <h1>{info.title || (host ? t('room.roomOf', { name: host }) : t('room.roomNamed'))}</h1>
      <p>
        <Chip size="sm">{info.locked ? t('room.private') : t('room.public')}</Chip>
        <Chip size="sm">{t(modeName(info.mode))}</Chip>
      </p>
    </div>
  );
}
