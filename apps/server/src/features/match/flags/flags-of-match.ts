import { inputStats } from '@syllaboom/engine';
import type { FinishedMatch } from '../record/finished-match.ts';
import type { Gain } from '../record/match-gains.ts';
import type { NewFlag } from './flag.repository.ts';

/** The seats of a match whose input no person typed, with what speaks for it and what they did not get. */
export const flagsOf = (match: FinishedMatch, gains: readonly Gain[]): NewFlag[] =>
  gains
    .filter(({ seat }) => seat.stats.untrusted)
    .map(({ seat, grant }) => ({
      matchId: match.matchId,
      playerId: seat.playerId,
      endedAt: match.endedAt,
      cause: 'input',
      inputStats: inputStats(match.log.inputs, seat.seat),
      withheldCoins: grant.withheld.coins,
      withheldExp: grant.withheld.exp,
    }));
