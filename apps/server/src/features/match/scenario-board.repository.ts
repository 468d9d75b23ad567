import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { MatchTables } from './match.tables.ts';

/** What a player reached in a scenario. */
export interface ScenarioScore {
  readonly playerId: string;
  readonly score: number;
}
/** A place on a scenario's board. */
export interface BoardRow extends ScenarioScore {
  readonly matchId: string;
}

/** Keeps scores that are better than the player's best so far. Rows are written in sorted order. */
export async function keepBestScores(
  tx: Tx,
  match: { readonly preset: number; readonly matchId: string; readonly at: Date },
  scores: readonly ScenarioScore[],
): Promise<void> {
  if (scores.length === 0) return;
  const sorted = [...scores].sort((a, b) => (a.playerId < b.playerId ? -1 : 1));
  await sql`
    insert into scenario_best as kept (preset, player_id, score, match_id, reached_at)
    select ${match.preset}, g.player_id, g.score, ${match.matchId}, ${match.at}
    from unnest(${sorted.map((one) => one.playerId)}::text[], ${sorted.map((one) => one.score)}::float8[]) g(player_id, score)
    on conflict (preset, player_id) do update
      set score = excluded.score, match_id = excluded.match_id, reached_at = excluded.reached_at
      where excluded.score > kept.score`.execute(tx);
}

/** The best of a scenario, who was first before who was equal later. */
export async function readBoard(db: Db, preset: number, most: number): Promise<BoardRow[]> {
  const rows = await db
    .withTables<MatchTables>()
    .selectFrom('scenario_best')
    .select(['player_id', 'score', 'match_id'])
    .where('preset', '=', preset)
    .orderBy('score', 'desc')
    .orderBy('reached_at')
    .orderBy('player_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ playerId: row.player_id, score: row.score, matchId: row.match_id }));
}

/** A player's own place; null without a score. */
export async function readRank(
  db: Db,
  preset: number,
  playerId: string,
): Promise<{ rank: number; score: number } | null> {
  const { rows } = await sql<{ rank: number; score: number }>`
    select own.score, 1 + (
      select count(*) from scenario_best other
      where other.preset = own.preset
        and (other.score > own.score
          or (other.score = own.score and (other.reached_at, other.player_id) < (own.reached_at, own.player_id)))
    ) as rank
    from scenario_best own where own.preset = ${preset} and own.player_id = ${playerId}`.execute(db);
  return rows[0] ?? null;
}
