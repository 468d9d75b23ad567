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
    // Seats change their order between result and waiting room; equals keep theirs.
    .toSorted((a, b) => b.wins - a.wins || (a.id < b.id ? -1 : 1))
    .slice(0, SHOWN);
  return (
    <div className={s.score} data-part="series-score">
      <SeriesWinner />
      <span className={s.length}>
        <SeriesChip small brief />
      </span>
      {best.length === 0 ? null : (
        <ol aria-label={t('room.bestOf', { n: series.n })}>
          {best.map((seat) => (
            <li key={seat.id}>
              <span>{nameOf(seat)}</span> <b>{seat.wins}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
