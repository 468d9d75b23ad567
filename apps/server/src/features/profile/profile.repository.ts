import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { ProfileTables } from './profile.tables.ts';

/** A player's name, looks and progress. */
export interface Profile {
  readonly playerId: string;
  readonly displayName: string;
  /** Seed of the drawn avatar. */
  readonly avatar: string;
  readonly locale: string;
  readonly exp: number;
  readonly wp: number;
  readonly longestWord: string;
  readonly bomb: number;
  readonly background: number;
  readonly streakEffect: number;
  readonly heartEffect: number;
}

export interface NewProfile {
  readonly playerId: string;
  readonly displayName: string;
  readonly avatar: string;
  readonly locale: string;
}

/** What a match adds to a profile. */
export interface ProfileGain {
  readonly playerId: string;
  readonly exp: number;
  readonly longestWord: string;
  readonly won: boolean;
}

const columns = [
  'player_id',
  'display_name',
  'avatar',
  'locale',
  'exp',
  'wp',
  'longest_word',
  'bomb',
  'background',
  'streak_effect',
  'heart_effect',
] as const;

/** Adds a new player's profile. */
export async function addProfile(tx: Tx, profile: NewProfile): Promise<void> {
  await tx
    .withTables<ProfileTables>()
    .insertInto('profile')
    .values({
      player_id: profile.playerId,
      display_name: profile.displayName,
      avatar: profile.avatar,
      locale: profile.locale,
    })
    .execute();
}

/** Profiles of these players, in no order; unknown ones are left out. */
export async function readProfiles(db: Db, playerIds: readonly string[]): Promise<Profile[]> {
  if (playerIds.length === 0) return [];
  const rows = await db
    .withTables<ProfileTables>()
    .selectFrom('profile')
    .select(columns)
    .where('player_id', 'in', playerIds)
    .execute();
  return rows.map((row) => ({
    playerId: row.player_id,
    displayName: row.display_name,
    avatar: row.avatar,
    locale: row.locale,
    exp: row.exp,
    wp: row.wp,
    longestWord: row.longest_word,
    bomb: row.bomb,
    background: row.background,
    streakEffect: row.streak_effect,
    heartEffect: row.heart_effect,
  }));
}

/** Adds what matches gave; each player's exp afterwards. The rows are locked in sorted order first. */
export async function addGains(tx: Tx, gains: readonly ProfileGain[]): Promise<ReadonlyMap<string, number>> {
  const profiles = tx.withTables<ProfileTables>();
  const ids = gains.map((gain) => gain.playerId);
  if (ids.length === 0) return new Map();
  await profiles
    .selectFrom('profile')
    .select('player_id')
    .where('player_id', 'in', ids)
    .orderBy('player_id')
    .forUpdate()
    .execute();
  const { rows } = await sql<{ player_id: string; exp: number }>`
    update profile p set
      exp = p.exp + g.exp,
      longest_word = case when length(g.word) > length(p.longest_word) then g.word else p.longest_word end,
      matches = p.matches + 1,
      wins = p.wins + g.won::int
    from unnest(${ids}::text[], ${gains.map((gain) => gain.exp)}::bigint[], ${gains.map((gain) => gain.longestWord)}::text[], ${gains.map((gain) => gain.won)}::boolean[]) g(player_id, exp, word, won)
    where p.player_id = g.player_id
    returning p.player_id, p.exp`.execute(tx);
  return new Map(rows.map((row) => [row.player_id, row.exp]));
}
