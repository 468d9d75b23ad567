import { type GameLanguage, GAME_LANGUAGES } from '@syllaboom/engine';
import type { Db } from '#platform/db/index.ts';
import type { NamedWord } from '../facts/word-facts.repository.ts';
import type { WordsTables } from '../words.tables.ts';

/** What is known of a word in a language. */
export interface WordFact {
  readonly locale: GameLanguage;
  /** Null: nobody has discovered it. */
  readonly discovered: { readonly playerId: string; readonly at: Date } | null;
  /** Null: not counted yet. */
  readonly claims: number | null;
  /** Null: nobody holds it. */
  readonly holderId: string | null;
  /** Whoever holds it has promised it. */
  readonly reserved: boolean;
}
/** Somebody's first use of a word. */
export interface Claim {
  readonly playerId: string;
  readonly at: Date;
}

/** A word's facts in all languages, in their order. */
export async function readFacts(db: Db, word: string): Promise<WordFact[]> {
  const rows = await db
    .withTables<WordsTables>()
    .selectFrom('word_discovery')
    .select(['locale', 'player_id', 'discovered_at', 'claims', 'holder_id', 'reserved'])
    .where('locale', 'in', GAME_LANGUAGES)
    .where('word', '=', word)
    .execute();
  return GAME_LANGUAGES.flatMap((locale) =>
    rows
      .filter((row) => row.locale === locale)
      .map(({ player_id: playerId, discovered_at: at, claims, holder_id: holderId, reserved }) => ({
        locale,
        discovered: playerId === null || at === null ? null : { playerId, at },
        claims,
        holderId,
        reserved,
      })),
  );
}

/** Who has claimed a word, the latest first. */
export async function readClaims(
  db: Db,
  { locale, word }: NamedWord,
  page: { readonly offset: number; readonly limit: number },
): Promise<Claim[]> {
  const rows = await db
    .withTables<WordsTables>()
    .selectFrom('word_claim')
    .select(['player_id', 'claimed_at'])
    .where('locale', '=', locale)
    .where('word', '=', word)
    .orderBy('claimed_at', 'desc')
    .orderBy('player_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map((row) => ({ playerId: row.player_id, at: row.claimed_at }));
}

/** How many have claimed a word. */
export async function countClaims(db: Db, { locale, word }: NamedWord): Promise<number> {
  const row = await db
    .withTables<WordsTables>()
    .selectFrom('word_claim')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('locale', '=', locale)
    .where('word', '=', word)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Whether a player has claimed a word. */
export async function hasClaimed(db: Db, playerId: string, { locale, word }: NamedWord): Promise<boolean> {
  const row = await db
    .withTables<WordsTables>()
    .selectFrom('word_claim')
    .select('word')
    .where('player_id', '=', playerId)
    .where('locale', '=', locale)
    .where('word', '=', word)
    .executeTakeFirst();
  return row !== undefined;
}
