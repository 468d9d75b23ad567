import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** Two players and what they have sold each other, in coins' worth. */
export interface Pair {
  readonly lowId: string;
  readonly highId: string;
  readonly toLow: number;
  readonly toHigh: number;
  readonly sales: number;
  readonly lastDay: string;
}

/** The pairs that traded most from a day on, and how many traded at all. */
export async function readPairs(
  db: Db,
  since: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly pairs: Pair[]; readonly total: number }> {
  const { rows } = await sql<{ [Key in keyof Pair]: Pair[Key] | null } & { total: number }>`
    with pairs as materialized (
      select low_id, high_id, sum(to_low)::bigint as to_low, sum(to_high)::bigint as to_high, sum(sales)::int as sales,
        max(day)::text as last_day
      from market_pair_day where day >= ${since}::date group by low_id, high_id)
    select t.total, p.low_id as "lowId", p.high_id as "highId", p.to_low as "toLow", p.to_high as "toHigh", p.sales,
      p.last_day as "lastDay"
    from (select count(*)::int as total from pairs) t
    left join (select * from pairs order by to_low + to_high desc, low_id, high_id offset ${offset} limit ${limit}) p on true
    order by p.to_low + p.to_high desc, p.low_id, p.high_id`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    pairs: rows.flatMap(({ total: _total, ...pair }) => (pair.lowId === null ? [] : [pair as Pair])),
  };
}

/** Days before that one are of no use any more. */
export async function forgetPairDays(tx: Tx, before: string): Promise<void> {
  await sql`delete from market_pair_day where day < ${before}::date`.execute(tx);
}
