import { CLOCK } from '../../balance/match/turn-timers.ts';
import type { MatchPlayer, MatchState } from './match-state.ts';
import { isPractice } from './step-context.ts';

/**
 * Counts turns (or rounds) in a row without a key, and says whether the player is idle by now (rules section 15). Whoever
 * has played a word in this match is there, and may just not find one: they have a turn more. In practice nobody is:
 * nothing can be lost there, and one may think for as long as one likes.
 */
export function noteIdleTurn(state: MatchState, player: MatchPlayer, acted: boolean): boolean {
  if (isPractice(state)) return false;
  if (acted) player.idleTurns = 0;
  else if (player.connected && !player.bot && !state.rules.ranked) player.idleTurns++;
  return player.idleTurns >= (player.stats.correctWords > 0 ? CLOCK.idleTurnsAfterWord : CLOCK.idleTurns);
}
