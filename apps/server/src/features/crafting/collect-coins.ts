import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { craftDay, islandsOf, payCraftCoins } from '@syllaboom/engine';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { saveWords } from './board.repository.ts';
import { type BoardState, describeWords, type KeptWord } from './board-state.ts';
import { type BoardChange, changeBoard, payoutOf } from './change-board.ts';
import type { CraftingDeps } from './crafting.deps.ts';
import { describeDay } from './lay-tiles.ts';

type AllReply = ReplyOf<(typeof ENDPOINTS)['craftCollectAll']>;
type OneReply = ReplyOf<(typeof ENDPOINTS)['craftCollect']>;

/** Collects what a word has earned, or its whole island. Throws `craft/unknown_word`. */
export async function collectWord(
  deps: CraftingDeps,
  playerId: string,
  { wordId, island }: { readonly wordId: string; readonly island: boolean },
): Promise<OneReply> {
  return changeBoard(deps, playerId, async (tx, board, now) => {
    const wanted = board.words.find(({ id }) => id === wordId);
    if (wanted === undefined) throw new AppError('craft/unknown_word');
    const words = island ? islandOf(board, wordId) : new Set([wordId]);
    const { result, ...change } = await collect(tx, board, { words, now });
    return {
      ...change,
      result: (paid, day) => {
        const reply = result(paid, day);
        const { lastReward } = reply.validWords.find(({ id }) => id === wordId) ?? wanted;
        return { ...reply, newLastReward: lastReward };
      },
    };
  });
}

/** Collects what all words have earned. */
export const collectAll = (deps: CraftingDeps, playerId: string): Promise<AllReply> =>
  changeBoard(deps, playerId, (tx, board, now) =>
    collect(tx, board, { words: new Set(board.words.map(({ id }) => id)), now }),
  );

/** The ids of the words that share an island with a word. */
function islandOf(board: BoardState, wordId: string): ReadonlySet<string> {
  const islands = islandsOf(describeWords(board.words, board.tiles));
  return new Set(islands.find((island) => island.some(({ id }) => id === wordId))?.map(({ id }) => id));
}

/** What has earned nothing yet, or nothing that would be paid, stays as it is: a tap too early costs nothing. */
async function collect(
  tx: Tx,
  board: BoardState,
  { words, now }: { readonly words: ReadonlySet<string>; readonly now: number },
): Promise<BoardChange<AllReply>> {
  const payouts = board.words
    .filter(({ id }) => words.has(id))
    .map((word) => payoutOf(word, now))
    .filter(({ coins }) => coins > 0);
  const earned = payouts.reduce((sum, { coins }) => sum + coins, 0);
  const isWorthIt = payCraftCoins(craftDay(board.day, now), earned).paid > 0;
  const paidWords = new Set(isWorthIt ? payouts.map(({ wordId }) => wordId) : []);
  const after = board.words.map((word): KeptWord => (paidWords.has(word.id) ? { ...word, lastReward: now } : word));
  await saveWords(
    tx,
    after.filter(({ id }) => paidWords.has(id)),
  );
  return {
    payouts: isWorthIt ? payouts : [],
    result: (coins, day) => ({
      success: true,
      coins,
      validWords: describeWords(after, board.tiles),
      today: describeDay(day),
      now,
    }),
  };
}
