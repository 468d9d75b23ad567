import { type ENDPOINTS, type ReplyOf, STAFF_PAGE } from '@syllaboom/contracts';
import { MARKET } from '@syllaboom/engine';
import { readListedProfiles } from '#features/profile';
import type { MarketDeps } from './market.deps.ts';
import { forgetPairDays, readPairs } from './pair.repository.ts';

const DAY_MS = 86_400_000;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The first of the days that the staff looks at. */
const firstDay = (now: Date): string => dayOf(new Date(now.getTime() - (MARKET.pairDays - 1) * DAY_MS));

/** A page of the pairs of players who traded most in the last days, for the staff. */
export async function listPairs(
  { database: { db }, clock }: MarketDeps,
  page: string | undefined,
): Promise<ReplyOf<(typeof ENDPOINTS)['tradingPairs']>> {
  const offset = (Math.max(1, Number(page ?? 1)) - 1) * STAFF_PAGE;
  const { pairs, total } = await readPairs(db, firstDay(clock.now()), { offset, limit: STAFF_PAGE });
  const profiles = await readListedProfiles(db, [...new Set(pairs.flatMap(({ lowId, highId }) => [lowId, highId]))]);
  const nameOf = (id: string) => {
    const profile = profiles.find(({ playerId }) => playerId === id);
    return { id, displayName: profile?.displayName ?? '', avatar: profile?.avatar ?? '', frame: profile?.frame ?? 0 };
  };
  return {
    total,
    pairs: pairs.map(({ lowId, highId, toLow, toHigh, sales, lastDay }) => ({
      one: nameOf(lowId),
      other: nameOf(highId),
      sales,
      volume: toLow + toHigh,
      toOne: toLow,
      toOther: toHigh,
      lastDay,
    })),
  };
}

/** What no list shows any more goes; the sales themselves stay. */
export const forgetPairs = ({ database, clock }: MarketDeps): Promise<void> =>
  database.transact((tx) => forgetPairDays(tx, firstDay(clock.now())));
