import type { RoomStore } from '../../store/room-store.ts';
import { screenOf } from '../screens.ts';
import type { RunningClock } from './running-clock.ts';

/** The clock that counts on a board: that of the mode where it has one, else the turn's; null while none runs. */
export function boardClock(store: RoomStore): RunningClock | null {
  const view = store.get('mode');
  const turn = store.get('turn');
  const clock = view && screenOf(view).clock;
  if (clock) return clock(view, turn);
  return turn && turn.endsAt !== null ? { startedAt: turn.startedAt, endsAt: turn.endsAt } : null;
}
