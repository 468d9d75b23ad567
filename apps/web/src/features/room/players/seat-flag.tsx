import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import type { SeatView } from '../store/room-types.ts';
import { useSnapshot } from '../store/use-topic.ts';
import s from './players.module.css';

/** In a multi-language room: the language that somebody plays in, stuck to the corner of the plate. */
export function SeatFlag({ seat }: { seat: SeatView }) {
  const many = useSnapshot('info')?.mlang ?? false;
  if (!many) return null;
  return (
    <span className={s.seatFlag} data-testid={`flag-${seat.id}`}>
      <LocaleFlag locale={seat.language} />
    </span>
  );
}
