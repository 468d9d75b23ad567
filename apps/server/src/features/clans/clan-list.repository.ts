import { CLANS } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { CLAN_COLUMNS, type ClanFacts, clanOf } from './clan.repository.ts';
import type { ClanRow } from './clans.tables.ts';

/** Where a page of the list begins: behind this clan. */
export interface ListPlace {
  /** Whether it is among those that come last. */
  readonly last: boolean;
  readonly exp: number;
  readonly id: string;
}
/** A clan with its place in the list of somebody. */
export interface ListedClan {
  readonly clan: ClanFacts;
  readonly place: ListPlace;
}

/**
 * Clans as somebody of a level sees them: those that take them first, by their exp, then those that are full, hidden or above
 * their level. Each page is merged from the first of each level that clans ask for, so it costs the same anywhere.
 */
export async function readListPage(
  db: Db,
  { level, behind, most }: { readonly level: number; readonly behind: ListPlace | null; readonly most: number },
): Promise<ListedClan[]> {
  const from = behind ?? { last: false, exp: Number.MAX_SAFE_INTEGER, id: '' };
  const { rows } = await sql<ClanRow & { readonly comes_last: boolean }>`
    select ${CLAN_COLUMNS}, s.comes_last
    from (
      select l.is_last, m.min_level, l.is_last or m.min_level > ${level} as comes_last
      from (values (false), (true)) l(is_last), generate_series(${CLANS.minLevelLeast}::int, ${CLANS.minLevelMost}::int) m(min_level)
    ) s cross join lateral (
      select c.* from clan c
      where c.dissolved_at is null and c.is_last = s.is_last and c.min_level = s.min_level
        and c.exp <= case when s.comes_last = ${from.last} then ${from.exp} else ${Number.MAX_SAFE_INTEGER}::bigint end
        and (s.comes_last <> ${from.last} or c.exp < ${from.exp} or c.id > ${from.id})
      order by c.exp desc, c.id limit ${most}
    ) c
    where s.comes_last >= ${from.last}
    order by s.comes_last, c.exp desc, c.id limit ${most}`.execute(db);
  return rows.map((row) => {
    const clan = clanOf(row);
    return { clan, place: { last: row.comes_last, exp: clan.exp, id: clan.id } };
  });
}

/** Living clans whose name begins so, in the order of the names, behind this one. */
export async function findByName(
  db: Db,
  { start, behind, most }: { readonly start: string; readonly behind: string; readonly most: number },
): Promise<(ClanFacts & { readonly fold: string })[]> {
  const { rows } = await sql<ClanRow & { readonly name_fold: string }>`
    select ${CLAN_COLUMNS}, c.name_fold from clan c
    where c.dissolved_at is null and c.name_fold >= ${start} and c.name_fold < ${`${start}\u{10ffff}`}
      and c.name_fold > ${behind}
    order by c.name_fold limit ${most}`.execute(db);
  return rows.map((row) => ({ ...clanOf(row), fold: row.name_fold }));
}
export async function findByTag(db: Db, fold: string): Promise<ClanFacts | null> {
  const { rows } = await sql<ClanRow>`
    select ${CLAN_COLUMNS} from clan c where c.dissolved_at is null and c.tag_fold = ${fold}`.execute(db);
  return rows[0] === undefined ? null : clanOf(rows[0]);
}
