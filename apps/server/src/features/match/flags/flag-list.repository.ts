import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import type { MatchTables } from '../match.tables.ts';
import type { StoredFlag } from './flag.repository.ts';

/** A flag with what the staff's list shows of its match. */
export interface ListedFlag extends StoredFlag {
  readonly mode: number;
  readonly ranked: boolean;
  /** Null where the match was stopped. */
  readonly place: number | null;
}
/** Entries are counted so far beyond the page: nobody counts a hundred thousand for a number of pages. */
const COUNTED_AHEAD = 200;

/** A page of flagged matches: appeals that wait, the oldest first, or all, the latest match first; and how many there are, as far as counted. */
export async function listFlags(
  db: Db,
  wanted: { readonly player: string | null; readonly appealsOnly: boolean },
  page: { readonly offset: number; readonly limit: number },
): Promise<{ flags: ListedFlag[]; total: number }> {
  const flags = db
    .withTables<MatchTables>()
    .selectFrom('match_flag as f')
    .$if(wanted.player !== null, (query) => query.where('f.player_id', '=', wanted.player ?? ''))
    .$if(wanted.appealsOnly, (query) => query.where('f.appealed_at', 'is not', null).where('f.decided_at', 'is', null));
  const ordered = wanted.appealsOnly ? flags.orderBy('f.appealed_at') : flags.orderBy('f.ended_at', 'desc');
  const rows = await ordered
    .orderBy('f.match_id')
    .orderBy('f.player_id')
    .innerJoin('match_player as p', (join) =>
      join.onRef('p.match_id', '=', 'f.match_id').onRef('p.participant', '=', 'f.player_id'),
    )
    .selectAll('f')
    .select(['p.mode', 'p.ranked', 'p.place'])
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { total } = await db
    .withTables<MatchTables>()
    .selectFrom(
      flags
        .select('f.match_id')
        .limit(page.offset + COUNTED_AHEAD)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { flags: rows, total };
}
