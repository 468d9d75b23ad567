import type { HomeData } from '@syllaboom/contracts';
import type { Clock } from '#platform/clock/clock.ts';
import { remember } from '#platform/clock/remember.ts';
import type { Database } from '#platform/db/index.ts';
import { countDiscovered, countPlayers } from './community.repository.ts';

/** Clients keep the figures for as long. */
const KEPT = { keptMs: 600_000, most: 1 };

/** What the community's first page counts: counting goes through everything, so it is done once for everybody. */
export function createCommunityHome({ db }: Database, clock: Pick<Clock, 'monotonicMs'>): () => Promise<HomeData> {
  const kept = remember<HomeData>(clock, KEPT);
  return () =>
    kept('home', async () => ({ discoveredWordCount: await countDiscovered(db), playerCount: await countPlayers(db) }));
}
