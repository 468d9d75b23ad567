import { MARKET } from '@syllaboom/engine';
import { readBannedPlayers } from '#features/account';
import { readBlockedIds } from '#features/blocks';
import type { Clock } from '#platform/clock/clock.ts';
import { remember } from '#platform/clock/remember.ts';
import type { Database, Db } from '#platform/db/index.ts';
import type { Listing } from './listing.ts';
import {
  type Choice,
  countBefore,
  type Mark,
  type Marks,
  readMarketPage,
  readMarks,
} from './market-page.repository.ts';

/** Listings of others on a page, and how many there are in all. */
export interface MarketPage {
  readonly listings: readonly Listing[];
  readonly total: number;
}
/** Reads a page, from 1 on, of what others than the caller and those whom the caller has blocked sell. */
export type ReadPage = (callerId: string, choice: Choice, page: number) => Promise<MarketPage>;

/** A list is as long as it was so long ago at most; one that fits into the first stretch as long as it is. */
const MARKS = { keptMs: 30_000, most: 500 };

/** The marks, and how many listings somebody sees before each. */
interface Placed extends Marks {
  readonly places: readonly number[];
}

/**
 * Opens the pages of the market. Where in a long list a page begins is found from marks that are the same for everybody:
 * from the last one before it the rows are read as they are now, so that nothing that was sold is shown, and every page
 * costs about as much as the first one.
 */
export function openPages({ db }: Database, clock: Pick<Clock, 'monotonicMs'>): ReadPage {
  const place = openMarks(db, clock);
  return async (callerId, choice, page) => {
    const [banned, blocked] = await Promise.all([readBannedPlayers(db), readBlockedIds(db, callerId)]);
    const hidden = [...new Set([callerId, ...blocked, ...banned])];
    const offset = (page - 1) * MARKET.page;
    const ask = (from: Mark | null, skipped: number) => readMarketPage(db, choice, hidden, { from, offset: skipped });
    if (choice.beginnings !== null) return ask(null, offset);
    if (offset < MARKET.stretch) {
      const first = await ask(null, offset);
      if (first.total <= MARKET.stretch) return first;
      const { total } = await place(choice, { callerId, blocked, banned });
      return { listings: first.listings, total: Math.max(total, first.total) };
    }
    const { marks, places, total } = await place(choice, { callerId, blocked, banned });
    const nth = places.findLastIndex((before) => before <= offset);
    const { listings } = await ask(marks[nth] ?? null, offset - (places[nth] ?? 0));
    // Some may have gone since the list was marked.
    return {
      listings,
      total: listings.length === 0 ? Math.min(total, offset) : Math.max(total, offset + listings.length),
    };
  };
}

interface Apart {
  readonly callerId: string;
  readonly blocked: readonly string[];
  readonly banned: readonly string[];
}

function openMarks(db: Db, clock: Pick<Clock, 'monotonicMs'>): (choice: Choice, apart: Apart) => Promise<Placed> {
  const marksOf = remember<Marks>(clock, MARKS);
  // What blocked players sell is counted as often as the list is marked: some have blocked hundreds.
  const blockedIn = new WeakMap<Marks, Map<string, ReturnType<typeof countBefore>>>();
  return async (choice, { callerId, blocked, banned }) => {
    const marked = await marksOf(JSON.stringify(choice), () => readMarks(db, choice, banned));
    const { marks, total } = marked;
    // What banned players sell was not marked.
    const others = blocked.filter((id) => id !== callerId && !banned.includes(id));
    const counts = blockedIn.get(marked) ?? new Map<string, ReturnType<typeof countBefore>>();
    blockedIn.set(marked, counts);
    const key = others.join(' ');
    const counted = counts.get(key) ?? countBefore(db, choice, others, marks);
    counts.set(key, counted);
    counted.catch(() => counts.delete(key));
    const [theirs, own] = await Promise.all([counted, countBefore(db, choice, [callerId], marks)]);
    return {
      marks,
      places: marks.map((_, n) => (n + 1) * MARKET.stretch - (theirs.before[n] ?? 0) - (own.before[n] ?? 0)),
      total: Math.max(0, total - theirs.total - own.total),
    };
  };
}
