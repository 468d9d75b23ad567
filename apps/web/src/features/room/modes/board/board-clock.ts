import { MODES } from '@syllaboom/engine';
import type { RoomStore } from '../../store/room-store.ts';

/** A time that runs down: room clock in ms. */
export interface RunningClock {
  readonly startedAt: number;
  readonly endsAt: number;
}

/** The clock that counts on a board: that of the mode where it has one, else the turn's; null while none runs. */
export function boardClock(store: RoomStore): RunningClock | null {
  const view = store.get('mode');
  const turn = store.get('turn');
  switch (view?.mode) {
    case MODES.trivia:
      return view.reveal ? null : { startedAt: view.opensAt, endsAt: view.endsAt };
    case MODES.typeRacer:
    case MODES.scapes:
    case MODES.yapping:
      return { startedAt: turn?.startedAt ?? view.endsAt, endsAt: view.endsAt };
    default:
      return turn && turn.endsAt !== null ? { startedAt: turn.startedAt, endsAt: turn.endsAt } : null;
  }
}

/** What is left of a clock, 0–1. */
export const clockLeft = ({ startedAt, endsAt }: RunningClock, now: number): number =>
  Math.min(1, Math.max(0, (endsAt - now) / Math.max(1, endsAt - startedAt)));
