import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '../store/use-topic.ts';
import s from './players.module.css';
import { usePlayerName } from './use-player-name.ts';

/** Who watches; `playing`: while a match runs, when the top bar has fewer buttons. */
export function SpectatorList({ playing = false }: { playing?: boolean }) {
  const { t } = useTranslation();
  const seats = useTopic('seats', (store) => store.seats);
  const nameOf = usePlayerName();
  const watchers = seats.filter((seat) => seat.spectating && !seat.eliminated);
  if (watchers.length === 0) return null;
  return (
    <aside className={s.spectators} data-playing={playing || undefined} aria-label={t('room.spectators')}>
      <p title={watchers.map(nameOf).join(', ')}>
        <Eye size={16} strokeWidth={2.8} />
        <b>{watchers.length}</b>
        <span>{watchers.map(nameOf).join(', ')}</span>
      </p>
    </aside>
  );
}
