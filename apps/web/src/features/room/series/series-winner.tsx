import { useTranslation } from 'react-i18next';
import { usePlayerName } from '../players/use-player-name.ts';
import { useRoom, useSeat, useSnapshot } from '../store/use-topic.ts';
import s from './series.module.css';

/** Who has won the series, until the next one begins. */
export function SeriesWinner() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const id = useSnapshot('info')?.champion ?? '';
  const seat = useSeat(id);
  const nameOf = usePlayerName();
  if (!seat) return null;
  return (
    <p className={s.winner} role="status" data-part="series-winner">
      {id === store.selfId ? t('room.seriesYouWon') : t('room.seriesWon', { name: nameOf(seat) })}
    </p>
  );
}
