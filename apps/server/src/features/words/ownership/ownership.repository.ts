import type { GameLanguage } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { addCategoryClaims, type CategoryGain } from './category-claims.repository.ts';
import type { CategoriesOf, PlayedWord } from './played-word.ts';

const byWord = (a: PlayedWord, b: PlayedWord): number =>
  compare(a.locale, b.locale) || compare(a.word, b.word) || compare(a.playerId, b.playerId);
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Records played words; those that nobody had played before in their language (discoveries), those new to their player
 * (claims) and what the claims added to word categories come back. A word that has left the dictionary while the match ran is
 * discovered by nobody, and players of `discoversNothing` leave what they are first with to whoever comes next. Rows are written in sorted order, so that matches ending together don't wait in a circle.
 */
export async function recordPlayedWords(
  tx: Tx,
  {
    matchId,
    at,
    discoversNothing = NOBODY,
  }: { readonly matchId: string; readonly at: Date; readonly discoversNothing?: ReadonlySet<string> },
  played: readonly PlayedWord[],
  categoriesOf: CategoriesOf,
): Promise<{ discovered: PlayedWord[]; claimed: PlayedWord[]; categories: CategoryGain[] }> {
  if (played.length === 0) return { discovered: [], claimed: [], categories: [] };
  const sorted = [...played].sort(byWord);
  const open = sorted.filter((entry) => categoriesOf(entry.locale, entry.word) !== null);
  const knownLocales = [...new Set(open.map((entry) => entry.locale))];
  const rows = sql`unnest(${sorted.map((entry) => entry.playerId)}::text[], ${sorted.map((entry) => entry.locale)}::text[], ${sorted.map((entry) => entry.word)}::text[]) g(player_id, locale, word)`;
  const discovered = await sql<{ player_id: string; locale: GameLanguage; word: string }>`
    insert into word_discovery (player_id, locale, word, match_id, discovered_at)
    select g.player_id, g.locale, g.word, ${matchId}, ${at} from ${rows}
    where not exists (select 1 from word_removal r where r.locale = g.locale and r.word = g.word and r.removed_at is not null)
    and not (g.player_id = any(${[...discoversNothing]}::text[]))
    on conflict (locale, word) do nothing
    returning player_id, locale, word`.execute(tx);
  const claimed = await sql<{ player_id: string; locale: GameLanguage; word: string; fresh: boolean }>`
    insert into word_claim as kept (player_id, locale, word, uses, claimed_at, last_used_at, categorised)
    select g.player_id, g.locale, g.word, count(*)::int, ${at}, ${at}, g.locale = any(${knownLocales}::text[]) from ${rows} group by g.player_id, g.locale, g.word
    order by g.locale collate "C", g.word collate "C", g.player_id collate "C"
    on conflict (player_id, locale, word) do update set uses = kept.uses + excluded.uses, last_used_at = excluded.last_used_at
    returning player_id, locale, word, (xmax = 0) as fresh`.execute(tx);
  const asPlayed = (row: { player_id: string; locale: GameLanguage; word: string }): PlayedWord => ({
    playerId: row.player_id,
    locale: row.locale,
    word: row.word,
  });
  const fresh = claimed.rows.filter((row) => row.fresh).map(asPlayed);
  const categories = await addCategoryClaims(tx, fresh, categoriesOf);
  return { discovered: discovered.rows.map(asPlayed), claimed: fresh, categories };
}
