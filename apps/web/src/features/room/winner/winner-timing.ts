import { WINNER_MS } from '../room-timings.ts';

export type WinnerPhase = 'fresh' | 'skippable' | 'fading' | 'closed';

/** What the winner screen may do so long after it opened. */
export function winnerPhase(ageMs: number): WinnerPhase {
  if (ageMs >= WINNER_MS.close) return 'closed';
  if (ageMs >= WINNER_MS.fade) return 'fading';
  return ageMs >= WINNER_MS.skip ? 'skippable' : 'fresh';
}
