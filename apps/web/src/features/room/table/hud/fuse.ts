import { FUSE_REFILL_MS, HOT_FRACTION } from '../../room-timings.ts';
import type { TurnView } from '../../store/room-types.ts';

/** Part of the turn's time that is left, 0–1; a clock that stands shows a full fuse. */
export function timeLeft(turn: TurnView | null, now: number): number {
  if (!turn) return 0;
  if (turn.endsAt === null) return 1;
  const total = Math.max(1, turn.maxTimeMs, turn.endsAt - turn.startedAt);
  return Math.min(1, Math.max(0, (turn.endsAt - now) / total));
}

/** The drawn fuse: from where it stood at the turn's start it grows back within a second while time already runs. */
export function drawnFuse(left: number, leftBefore: number, sinceTurnMs: number): number {
  const done = Math.min(1, Math.max(0, sinceTurnMs / FUSE_REFILL_MS));
  const eased = 1 - (1 - done) ** 3;
  return leftBefore + (left - leftBefore) * eased;
}

export const isHot = (left: number): boolean => left > 0 && left < HOT_FRACTION;

/** Playback rate of the ticking: 1 with all the time, 1.6 with none. */
export const tickRate = (left: number): number => 1 + 0.6 * (1 - left);
