import type { TurnView } from '../../store/room-types.ts';

/** A time that runs down: room clock in ms. */
export interface RunningClock {
  readonly startedAt: number;
  readonly endsAt: number;
}

/** What is left of a clock, 0–1. */
export const clockLeft = ({ startedAt, endsAt }: RunningClock, now: number): number =>
  Math.min(1, Math.max(0, (endsAt - now) / Math.max(1, endsAt - startedAt)));

/** The clock of a round that everybody plays at once. */
export const roundClock = ({ endsAt }: { readonly endsAt: number }, turn: TurnView | null): RunningClock => ({
  startedAt: turn?.startedAt ?? endsAt,
  endsAt,
});
