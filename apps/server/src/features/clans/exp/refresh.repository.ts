import { CLANS } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** Clans whose exp or points of a week are behind what their members have earned. */
export async function findUncounted(db: Db): Promise<string[]> {
  const { rows } = await sql<{ clan_id: string }>`
    select clan_id from clan_member where earned <> counted
    union select clan_id from clan_week_member where points <> counted
    order by clan_id`.execute(db);
  return rows.map(({ clan_id }) => clan_id);
}

/**
 * Counts anew what a clan's members have earned. Clan, members, weeks: so the rows are locked, members as matches do. A clan
 * that somebody else holds has its turn the next time.
 */
export async function countClan(tx: Tx, clanId: string): Promise<void> {
  const { rows } = await sql`select from clan where id = ${clanId} for no key update skip locked`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    with held as (
      select player_id, earned from clan_member where clan_id = ${clanId} order by player_id for no key update)
    update clan_member m set counted = h.earned from held h
    where m.player_id = h.player_id and m.counted <> h.earned`.execute(tx);
  await sql`
    update clan c set exp = floor((c.past_earned
      + coalesce((select sum(m.earned) from clan_member m where m.clan_id = c.id), 0)) * ${CLANS.expPercent} / 100)
    where c.id = ${clanId}`.execute(tx);
  await sql`
    with held as (
      select week, player_id, points from clan_week_member where clan_id = ${clanId} and points <> counted
      order by week, player_id for no key update),
    counted as (
      update clan_week_member w set counted = h.points from held h
      where w.clan_id = ${clanId} and w.week = h.week and w.player_id = h.player_id)
    insert into clan_week (week, clan_id, points)
    select weeks.week, ${clanId}, (select coalesce(sum(points), 0) from (
      select points from clan_week_member w where w.week = weeks.week and w.clan_id = ${clanId}
      order by points desc limit ${CLANS.weekMembers}) best)
    from (select distinct week from held) weeks
    on conflict (week, clan_id) do update set points = excluded.points`.execute(tx);
}

/** Weeks that are over stay for so long. */
const WEEKS_KEPT = 8;
const MEMBERS_KEPT = 2;
export async function forgetWeeks(tx: Tx, week: string): Promise<void> {
  await sql`delete from clan_week where week < ${week}::date - ${7 * WEEKS_KEPT}`.execute(tx);
  await sql`delete from clan_week_member where week < ${week}::date - ${7 * MEMBERS_KEPT}`.execute(tx);
}
