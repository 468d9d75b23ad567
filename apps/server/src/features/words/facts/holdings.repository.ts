import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';

/** A copy that was taken from its holder. */
export interface TakenHolding {
  readonly locale: GameLanguage;
  readonly word: string;
  /** In how many languages the holder still has the word. */
  readonly level: number;
}

interface Copy {
  readonly locale: GameLanguage;
  readonly word: string;
  readonly reserved: boolean;
}

/**
 * Takes a copy of a word from its holder: nobody holds it then, and nobody can discover it. It is the first that is free in
 * the order of the languages, among those asked for; `spelled` says how each language writes the word. `none`: nothing of it
 * is held, `reserved`: all that is held of it is promised.
 */
export async function takeHolding(
  tx: Tx,
  playerId: string,
  spelled: ReadonlyMap<GameLanguage, string>,
  asked: readonly GameLanguage[],
): Promise<TakenHolding | 'none' | 'reserved'> {
  const { rows } = await sql<Copy>`
    select f.locale, f.word, f.reserved
    from unnest(${[...spelled.keys()]}::text[], ${[...spelled.values()]}::text[]) g(locale, word)
    join word_discovery f on f.locale = g.locale and f.word = g.word
    where f.holder_id = ${playerId}
    order by f.locale, f.word for no key update of f`.execute(tx);
  const copies = GAME_LANGUAGES.flatMap((one) => rows.filter(({ locale }) => locale === one));
  const among = copies.filter(({ locale }) => asked.includes(locale));
  const taken = among.find(({ reserved }) => !reserved);
  if (taken === undefined) return among.length === 0 ? 'none' : 'reserved';
  await sql`
    update word_discovery set holder_id = null where locale = ${taken.locale} and word = ${taken.word}`.execute(tx);
  return { locale: taken.locale, word: taken.word, level: copies.length - 1 };
}
