import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { countSomeClaims } from './word-facts.repository.ts';

const PAGE = 500;
/** A server that goes down waits for the job: the rest is counted the next time. */
const MOST_MS = 5000;

/** Counts the claims of words whose facts stand from before claims were counted, page by page: matches go on in between. */
export async function countUncountedClaims(database: Database, clock: Pick<Clock, 'monotonicMs'>): Promise<void> {
  const until = clock.monotonicMs() + MOST_MS;
  let counted = PAGE;
  while (counted > 0 && clock.monotonicMs() < until)
    counted = await database.transact((tx) => countSomeClaims(tx, PAGE));
}
