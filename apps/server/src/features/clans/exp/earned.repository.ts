import { CLANS } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';

/** Exp that a match gave to a player. */
export interface Earned {
  readonly playerId: string;
  readonly exp: number;
}

/**
 * Counts what a match gave to those of its players who are in a clan: in rows of the members' own alone, so that a clan whose
 * members all play at once has none that they wait for. Rows are locked in the order of the players' ids.
 */
export async function addEarned(tx: Tx, week: string, earned: readonly Earned[]): Promise<void> {
  const gains = earned.filter(({ exp }) => exp > 0);
  if (gains.length === 0) return;
  const [ids, exps] = [gains.map(({ playerId }) => playerId), gains.map(({ exp }) => exp)];
  await sql`
    with gain as (select * from unnest(${ids}::text[], ${exps}::int[]) g(player_id, exp)),
    held as (
      select m.player_id, g.exp from clan_member m join gain g using (player_id) order by m.player_id for no key update of m),
    grown as (
      update clan_member m set earned = m.earned + h.exp from held h where m.player_id = h.player_id
      returning m.player_id, m.clan_id, h.exp)
    insert into clan_week_member as w (week, clan_id, player_id, best, points)
    select ${week}::date, clan_id, player_id, array[exp], exp from grown order by player_id
    on conflict (week, clan_id, player_id) do update set
      best = (select array_agg(score order by score desc) from (
        select score from unnest(w.best || excluded.best) score order by score desc limit ${CLANS.weekMatches}) kept),
      points = (select sum(score)::int from (
        select score from unnest(w.best || excluded.best) score order by score desc limit ${CLANS.weekMatches}) kept)`.execute(
    tx,
  );
}

/** Takes back what a player has earned by matches that are undone, as far as it is there; their account is held. */
export async function takeEarned(tx: Tx, playerId: string, exp: number): Promise<void> {
  await sql`
    update clan_member set earned = greatest(0, earned - ${exp}) where player_id = ${playerId}`.execute(tx);
}
