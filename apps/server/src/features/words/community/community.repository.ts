import type { GameLanguage } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

/** The beginning of words in a language. */
export interface Prefix {
  readonly locale: GameLanguage;
  readonly text: string;
}
/** A discovered word and how many have claimed it. */
export interface Hit {
  readonly locale: GameLanguage;
  readonly word: string;
  readonly claims: number;
}

/** After every letter that a word can have. */
const LAST = '\u{10FFFF}';

/** Discovered words that begin so, the first ones of each language by the alphabet, those with the most claims first. */
export async function readByPrefix(db: Db, prefixes: readonly Prefix[], mostOfEach: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select h.locale, h.word, coalesce(h.claims, 0) as claims
    from unnest(${prefixes.map(({ locale }) => locale)}::text[], ${prefixes.map(({ text }) => text)}::text[]) p(locale, text),
    lateral (select f.locale, f.word, f.claims from word_discovery f
      where f.locale = p.locale and f.word >= p.text and f.word < p.text || ${LAST} and f.player_id is not null
      order by f.word limit ${mostOfEach}) h
    order by claims desc, char_length(h.word), h.word, h.locale`.execute(db);
  return rows;
}

/** Words that somebody has discovered. */
export async function countDiscovered(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from word_discovery where player_id is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Players, without those who are gone. */
export async function countPlayers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from account where erased_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}
