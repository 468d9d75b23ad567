import { useTranslation } from 'react-i18next';
import { usePlayerName } from '../players/use-player-name.ts';
import { useTopic } from '../store/use-topic.ts';
import { SeriesChip } from './series-chip.tsx';
import s from './series.module.css';
import { SeriesWinner } from './series-winner.tsx';
import { useRunningSeries } from './use-running-series.ts';

/** So many are named; of a large table the best. */
const SHOWN = 4;

/** After a match: how the series stands, or who has won it. */
export function SeriesScore() {
  const { t } = useTranslation();
  const series = useRunningSeries();
  const seats = useTopic('seats', (store) => store.seats);
  const nameOf = usePlayerName();
  if (!series) return null;
  const best = seats
    .filter(({ wins, spectating }) => wins > 0 || !spectating)
    .toSorted((a, b) => b.wins - a.wins)
    .slice(0, SHOWN);
  return (
    <div className={s.score} data-part="series-score">
      <SeriesWinner />
      <SeriesChip small brief />
      <ol aria-label={t('room.bestOf', { n: series.n })}>
        {best.map((seat) => (
          <li key={seat.id}>
            {nameOf(seat)} <b>{seat.wins}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
