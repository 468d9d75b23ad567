import type { RankedMatch } from '@syllaboom/contracts';
import type { OwnRank } from '../use-own-rank.ts';

const HOUR_MS = 3_600_000;

/** Somebody's rank in the middle of a season. */
export const ownRank = (changes: Partial<OwnRank> = {}): OwnRank => ({
  season: { id: '2026-3', startsAt: '2026-07-01T00:00:00.000Z', endsAt: '2026-10-01T00:00:00.000Z', daysLeft: 41 },
  wp: 1042,
  matches: 23,
  wins: 14,
  leastLevel: 5,
  perk: null,
  perksAct: false,
  lockedUntil: null,
  timeline: [500, 526, 551, 531, 560, 610, 655, 632, 690, 741, 778, 760, 812, 861, 905, 884, 930, 972, 1010, 1042].map(
    (wp, n) => ({ at: new Date(Date.parse('2026-07-02T10:00:00Z') + n * HOUR_MS).toISOString(), wp }),
  ),
  ...changes,
});

/** A match of `me` against somebody that ended so long ago and lasted so long. */
export const rankedMatch = (
  id: string,
  { won, agoMs, lastedMs }: { won: boolean; agoMs: number; lastedMs: number },
): RankedMatch => {
  const ended = Date.now() - agoMs;
  return {
    id,
    player1: {
      playerId: 'account-me-1',
      displayName: 'Noodle',
      avatar: 'Noodle',
      frame: 0,
      wp: 1042,
      diffWp: won ? 24 : -18,
    },
    player2: {
      playerId: 'account-lumi',
      displayName: 'Lumi',
      avatar: 'Lumi',
      frame: 9,
      wp: 1980,
      diffWp: won ? -20 : 22,
    },
    winner: won ? 'account-me-1' : 'account-lumi',
    startTime: new Date(ended - lastedMs).toISOString(),
    endTime: new Date(ended).toISOString(),
  };
};
