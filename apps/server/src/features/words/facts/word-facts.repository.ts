import type { GameLanguage } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import type { PlayedWord } from '../ownership/played-word.ts';

/** A word of a match, with who is the first of its players that may discover it; null: none of them may. */
export interface WordOfMatch {
  readonly locale: GameLanguage;
  readonly word: string;
  readonly discoverer: string | null;
  /** How many of the match's players played it. */
  readonly players: number;
}
/** When and in which match words were played. */
export interface PlayedAt {
  readonly matchId: string;
  readonly at: Date;
}
interface Found {
  readonly player_id: string;
  readonly locale: GameLanguage;
  readonly word: string;
}

const SEPARATOR = '\n';
export const wordKey = (locale: string, word: string): string => locale + SEPARATOR + word;
const asPlayed = ({ player_id: playerId, locale, word }: Found): PlayedWord => ({ playerId, locale, word });

/**
 * Begins the facts of words that nobody has ever claimed; which ones come back by key, and who discovered them. Words come in
 * sorted order: of two matches that end together one waits here for the other, and finds its claims counted afterwards. A
 * word that has left the dictionary has no fact any more.
 */
export async function addFacts(
  tx: Tx,
  { matchId, at }: PlayedAt,
  words: readonly WordOfMatch[],
): Promise<{ readonly added: ReadonlySet<string>; readonly discovered: PlayedWord[] }> {
  const { rows } = await sql<Omit<Found, 'player_id'> & { player_id: string | null }>`
    insert into word_discovery (locale, word, player_id, holder_id, match_id, discovered_at, claims)
    select g.locale, g.word, g.player_id, g.player_id,
      case when g.player_id is not null then ${matchId} end,
      case when g.player_id is not null then ${at}::timestamptz end, g.players
    from unnest(${words.map((one) => one.locale)}::text[], ${words.map((one) => one.word)}::text[],
      ${words.map((one) => one.discoverer)}::text[], ${words.map((one) => one.players)}::int[])
      g(locale, word, player_id, players)
    where not exists (select from word_discovery f where f.locale = g.locale and f.word = g.word)
      and not exists (select from word_removal r where r.locale = g.locale and r.word = g.word and r.removed_at is not null)
    order by g.locale collate "C", g.word collate "C"
    on conflict (locale, word) do nothing
    returning locale, word, player_id`.execute(tx);
  return {
    added: new Set(rows.map(({ locale, word }) => wordKey(locale, word))),
    discovered: rows.flatMap(({ player_id, ...word }) =>
      player_id === null ? [] : [asPlayed({ player_id, ...word })],
    ),
  };
}

/**
 * Counts fresh claims up in the facts that stood before, and makes the first who may the discoverer of a word that nobody has
 * discovered yet: these come back. The rows are held in sorted order.
 */
export async function countUp(
  tx: Tx,
  { matchId, at }: PlayedAt,
  words: readonly (Omit<WordOfMatch, 'players'> & { readonly fresh: number })[],
): Promise<PlayedWord[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<Found>`
    with played as (
      select * from unnest(${words.map((one) => one.locale)}::text[], ${words.map((one) => one.word)}::text[],
        ${words.map((one) => one.discoverer)}::text[], ${words.map((one) => one.fresh)}::int[])
        g(locale, word, player_id, fresh)),
    held as materialized (
      select f.locale, f.word, p.fresh, p.player_id, f.player_id is null and p.player_id is not null as is_found
      from played p join word_discovery f on f.locale = p.locale and f.word = p.word
      where p.fresh > 0 or (f.player_id is null and p.player_id is not null)
      order by f.locale, f.word for no key update of f),
    written as (
      update word_discovery f set claims = f.claims + h.fresh,
        player_id = case when h.is_found then h.player_id else f.player_id end,
        holder_id = case when h.is_found then coalesce(f.holder_id, h.player_id) else f.holder_id end,
        match_id = case when h.is_found then ${matchId} else f.match_id end,
        discovered_at = case when h.is_found then ${at}::timestamptz else f.discovered_at end
      from held h where f.locale = h.locale and f.word = h.word
      returning f.locale, f.word, f.player_id, h.is_found)
    select locale, word, player_id from written where is_found`.execute(tx);
  return rows.map(asPlayed);
}

/** A word in a language. */
export interface NamedWord {
  readonly locale: string;
  readonly word: string;
}

/**
 * Frees the words that the player discovered in these matches for the next who plays them, and counts down the claims that
 * are gone; how many discoveries were freed. What was passed on to somebody stays theirs.
 */
export async function takeBackFacts(
  tx: Tx,
  { playerId, matchIds }: { readonly playerId: string; readonly matchIds: readonly string[] },
  unclaimed: readonly NamedWord[],
): Promise<number> {
  const { rows } = await sql<{ is_freed: boolean }>`
    with gone as (
      select * from unnest(${unclaimed.map((one) => one.locale)}::text[], ${unclaimed.map((one) => one.word)}::text[])
        g(locale, word)),
    found as (
      select locale, word from word_discovery where player_id = ${playerId} and match_id = any(${matchIds}::text[])),
    changed as (select locale, word from gone union select locale, word from found),
    held as materialized (
      select f.locale, f.word, (f.locale, f.word) in (select locale, word from gone) as is_unclaimed,
        (f.locale, f.word) in (select locale, word from found) as is_freed
      from changed c join word_discovery f on f.locale = c.locale and f.word = c.word
      order by f.locale, f.word for no key update of f),
    written as (
      update word_discovery f set claims = f.claims - h.is_unclaimed::int,
        player_id = case when h.is_freed then null else f.player_id end,
        match_id = case when h.is_freed then null else f.match_id end,
        discovered_at = case when h.is_freed then null else f.discovered_at end,
        holder_id = case when h.is_freed and f.holder_id = ${playerId} then null else f.holder_id end,
        reserved = f.reserved and not (h.is_freed and f.holder_id = ${playerId})
      from held h where f.locale = h.locale and f.word = h.word
      returning h.is_freed)
    select is_freed from written where is_freed`.execute(tx);
  return rows.length;
}

/** An account is erased: nobody holds its words any more, and nobody can discover them. Its claims are gone already. */
export async function forgetHolder(tx: Tx, playerId: string, unclaimed: readonly NamedWord[]): Promise<void> {
  await sql`
    with gone as (
      select * from unnest(${unclaimed.map((one) => one.locale)}::text[], ${unclaimed.map((one) => one.word)}::text[])
        g(locale, word)),
    own as (select locale, word from word_discovery where holder_id = ${playerId}),
    changed as (select locale, word from gone union select locale, word from own),
    held as materialized (
      select f.locale, f.word, (f.locale, f.word) in (select locale, word from gone) as is_unclaimed
      from changed c join word_discovery f on f.locale = c.locale and f.word = c.word
      order by f.locale, f.word for no key update of f)
    update word_discovery f set claims = f.claims - h.is_unclaimed::int,
      holder_id = nullif(f.holder_id, ${playerId}),
      reserved = f.reserved and f.holder_id is distinct from ${playerId}
    from held h where f.locale = h.locale and f.word = h.word`.execute(tx);
}

/**
 * Counts the claims of some words that stand from before they were counted; how many words it were. Whoever claims one
 * meanwhile waits, and counts their claim up afterwards; those that somebody is counting are left for later.
 */
export async function countSomeClaims(tx: Tx, most: number): Promise<number> {
  const { rows } = await sql<NamedWord>`
    select locale, word from word_discovery where uncounted order by locale, word limit ${most}
    for no key update skip locked`.execute(tx);
  await sql`
    update word_discovery f
    set claims = (select count(*)::int from word_claim c where c.locale = f.locale and c.word = f.word)
    from unnest(${rows.map((one) => one.locale)}::text[], ${rows.map((one) => one.word)}::text[]) g(locale, word)
    where f.locale = g.locale and f.word = g.word`.execute(tx);
  return rows.length;
}
