import {
  type BoardDictionary,
  type ChangedWords,
  changeWords,
  earningWords,
  type GameLanguage,
} from '@syllaboom/engine';
import type { Clock } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/index.ts';
import { addWords, deleteWords, saveWords } from './board.repository.ts';
import type { KeptTile, KeptWord } from './board-state.ts';
import { type Payout, payoutOf } from './change-board.ts';
import { inSlices } from './find-words.ts';

/** What of a player's and a language's words are looked for. */
export interface Search {
  readonly playerId: string;
  readonly language: GameLanguage;
  readonly dictionary: BoardDictionary;
  readonly clock: Clock;
  readonly now: number;
}

/** A word before it has an id. */
type NewWord = Omit<KeptWord, 'id' | 'leftAt'>;

/**
 * Writes what becomes of the words of a board that is held, when one tile has come, gone or moved. What a word has stored is
 * paid when it breaks, and when so many worthier ones lie there that it earns no more.
 */
export async function writeChangedWords(
  tx: Tx,
  search: Search,
  board: { readonly tiles: readonly KeptTile[]; readonly words: readonly KeptWord[] },
  change: { readonly tileId: string; readonly lies: boolean },
): Promise<{ readonly words: KeptWord[]; readonly payouts: Payout[] }> {
  const { playerId, clock, dictionary, now } = search;
  const changed = await inSlices(clock, changeWords(board, change, dictionary));
  const { kept, formed } = settle(search, board.words, changed);
  const before = new Map(board.words.map((word) => [word.id, word]));
  await deleteWords(
    tx,
    changed.broken.map(({ id }) => id),
  );
  await saveWords(
    tx,
    kept.filter((word) => before.get(word.id) !== word),
  );
  const added = await addWords(tx, playerId, formed);
  const idle = kept.flatMap((word) => {
    const earlier = before.get(word.id);
    return earlier?.earns === true && !word.earns ? [earlier] : [];
  });
  return {
    words: [...kept, ...added],
    payouts: [...changed.broken, ...idle].map((word) => payoutOf(word, now)),
  };
}

/** The words that stay and those that come, each with whether it earns from now on. */
function settle(
  { language, now }: Search,
  words: readonly KeptWord[],
  { moved, broken, formed }: ChangedWords<KeptWord, KeptTile>,
): { readonly kept: KeptWord[]; readonly formed: NewWord[] } {
  const gone = new Set(broken);
  const pathOf = (path: readonly KeptTile[]) => path.map(({ id }) => id);
  const kept = words.flatMap((word) => {
    const path = moved.get(word);
    if (gone.has(word)) return [];
    return [path === undefined ? word : { ...word, path: pathOf(path) }];
  });
  const come = formed.map(
    ({ word, path }): NewWord => ({
      locale: language,
      word,
      path: pathOf(path),
      lastReward: now,
      earns: false,
    }),
  );
  const earning = earningWords<KeptWord | NewWord>([...kept, ...come]);
  const judge = <Word extends NewWord>(word: Word): Word =>
    earning.has(word) === word.earns ? word : { ...word, earns: !word.earns, lastReward: now };
  return { kept: kept.map(judge), formed: come.map(judge) };
}
