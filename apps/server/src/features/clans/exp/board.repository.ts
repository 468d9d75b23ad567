import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

/** A clan on a board. */
export interface PlacedClan {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  readonly exp: number;
  readonly memberCount: number;
  readonly score: number;
  readonly rank: number;
}

const SHOWN = sql`c.id, c.name, c.tag, c.exp, c.member_count as "memberCount"`;

/** Clans by their exp. */
export async function readByExp(db: Db, offset: number, most: number): Promise<PlacedClan[]> {
  const { rows } = await sql<Omit<PlacedClan, 'rank'>>`
    select ${SHOWN}, c.exp as score from clan c where c.dissolved_at is null
    order by c.exp desc, c.id offset ${offset} limit ${most}`.execute(db);
  return rows.map((row, n) => ({ ...row, rank: offset + n + 1 }));
}
export async function countLiving(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from clan where dissolved_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}
export async function readExpPlace(db: Db, clanId: string): Promise<PlacedClan | null> {
  const { rows } = await sql<PlacedClan>`
    select ${SHOWN}, c.exp as score, 1 + (select count(*) from clan o
      where o.dissolved_at is null and (o.exp > c.exp or (o.exp = c.exp and o.id < c.id)))::int as rank
    from clan c where c.id = ${clanId} and c.dissolved_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Clans by what they did in a week; those that have ended since are left out. */
export async function readByWeek(db: Db, week: string, offset: number, most: number): Promise<PlacedClan[]> {
  const { rows } = await sql<Omit<PlacedClan, 'rank'>>`
    select ${SHOWN}, w.points as score from clan_week w join clan c on c.id = w.clan_id
    where w.week = ${week}::date and w.points > 0 and c.dissolved_at is null
    order by w.points desc, w.clan_id offset ${offset} limit ${most}`.execute(db);
  return rows.map((row, n) => ({ ...row, rank: offset + n + 1 }));
}
export async function countOfWeek(db: Db, week: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from clan_week w join clan c on c.id = w.clan_id
    where w.week = ${week}::date and w.points > 0 and c.dissolved_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}
export async function readWeekPlace(db: Db, week: string, clanId: string): Promise<PlacedClan | null> {
  const { rows } = await sql<PlacedClan>`
    select ${SHOWN}, w.points as score, 1 + (select count(*) from clan_week o join clan oc on oc.id = o.clan_id
      where o.week = w.week and oc.dissolved_at is null
        and (o.points > w.points or (o.points = w.points and o.clan_id < w.clan_id)))::int as rank
    from clan_week w join clan c on c.id = w.clan_id
    where w.week = ${week}::date and w.clan_id = ${clanId} and w.points > 0 and c.dissolved_at is null`.execute(db);
  return rows[0] ?? null;
}
/** A player's best matches of a week for a clan, the best first. */
export async function readBest(db: Db, week: string, clanId: string, playerId: string): Promise<number[]> {
  const { rows } = await sql<{ best: number[] }>`
    select best from clan_week_member
    where week = ${week}::date and clan_id = ${clanId} and player_id = ${playerId}`.execute(db);
  return rows[0]?.best ?? [];
}
