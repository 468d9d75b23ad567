import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { addMatchStats, type MatchStats } from './player-stats.repository.ts';
import type { ProfileTables } from './profile.tables.ts';

/** A player's name, cosmetics and progress. */
export interface Profile {
  readonly playerId: string;
  readonly displayName: string;
  /** Seed of the drawn avatar, or `up:` and the hash of a picture. */
  readonly avatar: string;
  readonly locale: string;
  readonly exp: number;
  readonly wp: number;
  /** What is shown as status word: the player's own, else the longest word. */
  readonly longestWord: string;
  /** Null: nothing of the player's own. */
  readonly statusWord: string | null;
  readonly about: string;
  readonly bomb: number;
  readonly background: number;
  readonly streakEffect: number;
  readonly heartEffect: number;
  readonly frame: number;
  readonly matches: number;
  readonly wins: number;
  readonly claimedWords: number;
  readonly createdAt: Date;
}

export interface NewProfile {
  readonly playerId: string;
  readonly displayName: string;
  readonly avatar: string;
  readonly locale: string;
}

/** What a match adds to a profile and its statistics. */
export interface ProfileGain extends MatchStats {
  readonly exp: number;
  /** False: only the exp is theirs; the match is none of the played ones. */
  readonly counted: boolean;
  readonly longestWord: string;
  readonly won: boolean;
  /** Words that are new to the player. */
  readonly claimed: number;
}

const columns = [
  'player_id',
  'display_name',
  'avatar',
  'locale',
  'exp',
  'wp',
  'longest_word',
  'status_word',
  'about',
  'bomb',
  'background',
  'streak_effect',
  'heart_effect',
  'frame',
  'matches',
  'wins',
  'claimed_words',
  'created_at',
] as const;

type ProfileRow = Pick<Selectable<ProfileTables['profile']>, (typeof columns)[number]>;

const profileOf = (row: ProfileRow): Profile => ({
  playerId: row.player_id,
  displayName: row.display_name,
  avatar: row.avatar,
  locale: row.locale,
  exp: row.exp,
  wp: row.wp,
  longestWord: row.status_word ?? row.longest_word,
  statusWord: row.status_word,
  about: row.about,
  bomb: row.bomb,
  background: row.background,
  streakEffect: row.streak_effect,
  heartEffect: row.heart_effect,
  frame: row.frame,
  matches: row.matches,
  wins: row.wins,
  claimedWords: row.claimed_words,
  createdAt: row.created_at,
});

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
  return rows.map(profileOf);
}

/** What long lists of people show of each. */
export interface ListedProfile {
  readonly playerId: string;
  readonly displayName: string;
  readonly avatar: string;
  readonly exp: number;
  readonly wins: number;
  readonly frame: number;
}

/** The same of hundreds at once, as little as a list shows of each. */
export async function readListedProfiles(db: Db, playerIds: readonly string[]): Promise<ListedProfile[]> {
  if (playerIds.length === 0) return [];
  const { rows } = await sql<ListedProfile>`
    select player_id as "playerId", display_name as "displayName", avatar, exp, wins, frame
    from profile where player_id = any(${playerIds}::text[])`.execute(db);
  return rows;
}

/** Profiles in the order of their ids, from this one on. */
export async function readProfilesFrom(db: Db, playerId: string, most: number): Promise<Profile[]> {
  const rows = await db
    .withTables<ProfileTables>()
    .selectFrom('profile')
    .select(columns)
    .where('player_id', '>=', playerId)
    .orderBy('player_id')
    .limit(most)
    .execute();
  return rows.map(profileOf);
}

/** What a player changes; what is left out stays. */
export interface ProfileEdit {
  readonly displayName?: string;
  /** Empty: the longest word is shown again. */
  readonly statusWord?: string;
  readonly about?: string;
  readonly avatar?: string;
}

/** Writes an edit; the avatar that the player had before. */
export async function writeProfile(tx: Tx, playerId: string, edit: ProfileEdit): Promise<string> {
  const profiles = tx.withTables<ProfileTables>();
  const before = await profiles
    .selectFrom('profile')
    .select('avatar')
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await profiles
    .updateTable('profile')
    .set({
      ...(edit.displayName === undefined ? {} : { display_name: edit.displayName }),
      ...(edit.statusWord === undefined ? {} : { status_word: edit.statusWord || null }),
      ...(edit.about === undefined ? {} : { about: edit.about }),
      ...(edit.avatar === undefined ? {} : { avatar: edit.avatar }),
    })
    .where('player_id', '=', playerId)
    .execute();
  return before.avatar;
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
  const column = <Key extends keyof ProfileGain>(key: Key) => gains.map((gain) => gain[key]);
  const { rows } = await sql<{ player_id: string; exp: number }>`
    update profile p set
      exp = p.exp + g.exp,
      longest_word = case when length(g.word) > length(p.longest_word) then g.word else p.longest_word end,
      matches = p.matches + g.counted::int,
      wins = p.wins + g.won::int,
      claimed_words = p.claimed_words + g.claimed
    from unnest(${ids}::text[], ${column('exp')}::bigint[], ${column('longestWord')}::text[], ${column('won')}::boolean[], ${column('claimed')}::int[], ${column('counted')}::boolean[]) g(player_id, exp, word, won, claimed, counted)
    where p.player_id = g.player_id
    returning p.player_id, p.exp`.execute(tx);
  await addMatchStats(tx, gains);
  return new Map(rows.map((row) => [row.player_id, row.exp]));
}
