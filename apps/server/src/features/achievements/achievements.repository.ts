import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { AchievementTables } from './achievements.tables.ts';

/** Steps that a player was told of, and those of them that were claimed. */
export interface KnownSteps {
  readonly announced: ReadonlySet<string>;
  readonly claimed: ReadonlySet<string>;
}

export async function readSteps(db: Db, playerId: string): Promise<KnownSteps> {
  const rows = await db
    .withTables<AchievementTables>()
    .selectFrom('achievement_step')
    .select(['achievement', 'claimed_at'])
    .where('player_id', '=', playerId)
    .execute();
  return {
    announced: new Set(rows.map((row) => row.achievement)),
    claimed: new Set(rows.filter((row) => row.claimed_at !== null).map((row) => row.achievement)),
  };
}

/** Enters the claim of a step; false when it was claimed before. */
export async function enterClaim(tx: Tx, playerId: string, achievement: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into achievement_step as s (player_id, achievement, told_at, claimed_at)
    values (${playerId}, ${achievement}, ${at}, ${at})
    on conflict (player_id, achievement) do update set claimed_at = excluded.claimed_at where s.claimed_at is null
    returning achievement`.execute(tx);
  return rows.length === 1;
}

/** Enters that the player is told of these steps; those that they had not been told of before. */
export async function enterAnnounced(
  tx: Tx,
  playerId: string,
  achievements: readonly string[],
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .withTables<AchievementTables>()
    .insertInto('achievement_step')
    .values(achievements.map((achievement) => ({ player_id: playerId, achievement, told_at: at, claimed_at: null })))
    .onConflict((on) => on.doNothing())
    .returning('achievement')
    .execute();
  return rows.map((row) => row.achievement);
}
