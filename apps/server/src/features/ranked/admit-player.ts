import { LEAVER_MEMORY_MS, levelOfExp, lockedUntil, RANKED } from '@syllaboom/engine';
import { readAccountFacts } from '#features/account';
import { readProfiles } from '#features/profile';
import { isGuestId } from '#platform/ids/random-id.ts';
import { isBooked, readLeaveTimes } from './matches/booking.repository.ts';
import type { RankedDeps } from './ranked.deps.ts';
import { readRatings } from './rating.repository.ts';
import { ensureCurrentSeason } from './seasons/roll-over-season.ts';

/** Whether somebody may enter the queue of a language, and the hidden rating that they are paired by. */
export type Admission =
  | { readonly ok: true; readonly rating: number; readonly wp: number }
  | {
      readonly ok: false;
      readonly refusal: 'guest' | 'wayIn' | 'level' | 'locked' | 'playing';
      /** When a lock ends, in ms since 1970. */
      readonly until: number | null;
    };

/** Until when the player may not queue after leaving matches, in ms since 1970; null: may. */
export async function lockOf({ database, clock }: RankedDeps, playerId: string): Promise<number | null> {
  const now = clock.now().getTime();
  const left = await readLeaveTimes(database.db, playerId, new Date(now - LEAVER_MEMORY_MS));
  return lockedUntil(left, now);
}

/**
 * Ranked play is for players of some level who have not just left matches. Nobody queues past a match that
 * has no result yet: whoever left it would be in the queue before the lock is known.
 */
export async function admitPlayer(deps: RankedDeps, playerId: string, locale: string): Promise<Admission> {
  if (isGuestId(playerId)) return { ok: false, refusal: 'guest', until: null };
  const season = await ensureCurrentSeason(deps, playerId);
  const { db } = deps.database;
  // Before the leave times: a match that ends in between has written its lock when they are read.
  const isPlaying = await isBooked(db, playerId);
  const [[profile], facts, until, ratings] = await Promise.all([
    readProfiles(db, [playerId]),
    readAccountFacts(db, [playerId]),
    lockOf(deps, playerId),
    readRatings(db, [playerId], locale, season.id),
  ]);
  const account = facts.get(playerId);
  if (profile === undefined || account === undefined || account.erased)
    return { ok: false, refusal: 'guest', until: null };
  if (!account.wayIn) return { ok: false, refusal: 'wayIn', until: null };
  if (levelOfExp(profile.exp) < RANKED.leastLevel) return { ok: false, refusal: 'level', until: null };
  if (account.banned || until !== null) return { ok: false, refusal: 'locked', until };
  if (isPlaying) return { ok: false, refusal: 'playing', until: null };
  return { ok: true, rating: ratings.get(playerId)?.rating ?? 0, wp: profile.wp };
}
