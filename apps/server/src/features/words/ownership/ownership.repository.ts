import type { GameLanguage } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { addFacts, countUp, type PlayedAt, wordKey, type WordOfMatch } from '../facts/word-facts.repository.ts';
import { addCategoryClaims, type CategoryGain } from './category-claims.repository.ts';
import type { CategoriesOf, PlayedWord } from './played-word.ts';

const byWord = (a: PlayedWord, b: PlayedWord): number =>
  compare(a.locale, b.locale) || compare(a.word, b.word) || compare(a.playerId, b.playerId);
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Records played words; those that nobody had played before in their language (discoveries), those new to their player
 * (claims) and what the claims added to word categories come back. A word that has left the dictionary while the match ran is
 * discovered by nobody, and players of `discoversNothing` leave what they are first with to whoever comes next. Rows are
 * written in sorted order, so that matches ending together don't wait in a circle: facts that are new, then claims, then the
 * facts that stood before.
 */
export async function recordPlayedWords(
  tx: Tx,
  { discoversNothing = NOBODY, ...playedAt }: PlayedAt & { readonly discoversNothing?: ReadonlySet<string> },
  played: readonly PlayedWord[],
  categoriesOf: CategoriesOf,
): Promise<{ discovered: PlayedWord[]; claimed: PlayedWord[]; categories: CategoryGain[] }> {
  if (played.length === 0) return { discovered: [], claimed: [], categories: [] };
  const sorted = [...played].sort(byWord);
  const words = wordsOf(sorted, discoversNothing);
  const { added, discovered } = await addFacts(tx, playedAt, words);
  const claimed = await addClaims(tx, playedAt.at, sorted, categoriesOf);
  const freshOf = Map.groupBy(claimed, ({ locale, word }) => wordKey(locale, word));
  const known = words
    .map((one) => ({ ...one, fresh: freshOf.get(wordKey(one.locale, one.word))?.length ?? 0 }))
    .filter(({ locale, word, fresh, discoverer }) => !added.has(wordKey(locale, word)) && (fresh > 0 || discoverer));
  const found = await countUp(tx, playedAt, known);
  const categories = await addCategoryClaims(tx, claimed, categoriesOf);
  return { discovered: [...discovered, ...found], claimed, categories };
}

/** The words of a match in sorted order, each once. */
function wordsOf(sorted: readonly PlayedWord[], discoversNothing: ReadonlySet<string>): WordOfMatch[] {
  const groups = Map.groupBy(sorted, ({ locale, word }) => wordKey(locale, word));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const discoverer = group.find(({ playerId }) => !discoversNothing.has(playerId))?.playerId ?? null;
    const players = new Set(group.map(({ playerId }) => playerId)).size;
    return [{ locale: first.locale, word: first.word, discoverer, players }];
  });
}

/** Counts the uses of words; those come back that are new to their player. */
async function addClaims(
  tx: Tx,
  at: Date,
  sorted: readonly PlayedWord[],
  categoriesOf: CategoriesOf,
): Promise<PlayedWord[]> {
  const open = sorted.filter((entry) => categoriesOf(entry.locale, entry.word) !== null);
  const knownLocales = [...new Set(open.map((entry) => entry.locale))];
  const { rows } = await sql<{ player_id: string; locale: GameLanguage; word: string; fresh: boolean }>`
    insert into word_claim as kept (player_id, locale, word, uses, claimed_at, last_used_at, categorised)
    select g.player_id, g.locale, g.word, count(*)::int, ${at}, ${at}, g.locale = any(${knownLocales}::text[])
    from unnest(${sorted.map((entry) => entry.playerId)}::text[], ${sorted.map((entry) => entry.locale)}::text[],
      ${sorted.map((entry) => entry.word)}::text[]) g(player_id, locale, word)
    group by g.player_id, g.locale, g.word
    order by g.locale collate "C", g.word collate "C", g.player_id collate "C"
    on conflict (player_id, locale, word) do update set uses = kept.uses + excluded.uses, last_used_at = excluded.last_used_at
    returning player_id, locale, word, (xmax = 0) as fresh`.execute(tx);
  return rows.filter(({ fresh }) => fresh).map(({ player_id: playerId, locale, word }) => ({ playerId, locale, word }));
}
