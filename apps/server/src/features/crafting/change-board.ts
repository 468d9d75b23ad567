import { craftCoins, craftDay, type CraftDayState, payCraftCoins } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { type ItemGain, releaseItems, reserveItems } from '#features/inventory';
import { craftersBoard, keepBoardScores } from '#features/leaderboards';
import { post, runWithin } from '#features/wallet';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { deleteWords, lockBoard, saveBoard } from './board.repository.ts';
import { type BoardState, type KeptWord, standingWords, timeOn } from './board-state.ts';
import type { CraftingDeps } from './crafting.deps.ts';
import { layOutBoard } from './lay-out-board.ts';

/** What a word has earned, and since when: it is paid once. */
export interface Payout {
  readonly wordId: string;
  readonly lastReward: number;
  readonly coins: number;
}

/** What a change of a board comes to, beside the tiles and words that it has written itself. */
export interface BoardChange<Result> {
  readonly payouts: readonly Payout[];
  /** Tiles that lie on the board from now on, and that do no more. */
  readonly reserve?: readonly ItemGain[];
  readonly release?: readonly ItemGain[];
  /** `paid`: coins that the player got. */
  readonly result: (paid: number, day: CraftDayState) => Result;
}

const STAMP_LETTERS = 12;

/** What a word has earned until a time; one that has left its dictionary until then. */
export const payoutOf = (word: KeptWord, now: number): Payout => ({
  wordId: word.id,
  lastReward: word.lastReward,
  coins: craftCoins(word, Math.min(now, word.leftAt ?? now)),
});

/**
 * Changes a player's board in one transaction: words that have left their dictionary are paid and go first, then the work is
 * done, then coins, tiles and the leaderboard follow. Account, board, purse, things, leaderboard: so the rows are locked. A
 * change whose commit succeeded although its answer was lost knows itself by the board's stamp.
 */
export async function changeBoard<Result>(
  deps: CraftingDeps,
  playerId: string,
  work: (tx: Tx, board: BoardState, now: number) => Promise<BoardChange<Result>>,
): Promise<Result> {
  await layOutBoard(deps, playerId);
  let done: { readonly stamp: string; readonly result: Result } | null = null;
  return deps.database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    const kept = await lockBoard(tx, playerId);
    if (kept === null) throw new AppError('auth/token_invalid');
    if (done?.stamp === kept.stamp) return done.result;
    const now = timeOn(kept, deps.clock.now());
    const { board, payouts } = await dropLeftWords(tx, kept, now);
    const change = await work(tx, board, now);
    const stamp = randomId(STAMP_LETTERS);
    const all = [...payouts, ...change.payouts];
    const { paid, day } = await pay(tx, { playerId, stamp, now, payouts: all, day: craftDay(board.day, now) });
    if (change.reserve !== undefined && change.reserve.length > 0) await reserveItems(tx, change.reserve);
    if (change.release !== undefined && change.release.length > 0) await releaseItems(tx, change.release);
    if (paid > 0) {
      await keepBoardScores(tx, [{ board: craftersBoard, playerId, score: paid, at: deps.clock.now() }]);
      deps.ports.announceChange(tx, playerId);
    }
    const result = change.result(paid, day);
    done = { stamp, result };
    return result;
  });
}

async function dropLeftWords(
  tx: Tx,
  board: BoardState,
  now: number,
): Promise<{ readonly board: BoardState; readonly payouts: Payout[] }> {
  const left = board.words.filter(({ leftAt }) => leftAt !== null);
  await deleteWords(
    tx,
    left.map(({ id }) => id),
  );
  return { board: { ...board, words: standingWords(board) }, payouts: left.map((word) => payoutOf(word, now)) };
}

/** Pays what words have earned, and notes it on the board. What a word earned since its last reward has a key of its own. */
async function pay(
  tx: Tx,
  {
    playerId,
    stamp,
    now,
    payouts,
    day,
  }: {
    readonly playerId: string;
    readonly stamp: string;
    readonly now: number;
    readonly payouts: readonly Payout[];
    readonly day: CraftDayState;
  },
): Promise<{ readonly paid: number; readonly day: CraftDayState }> {
  const earned = payouts.filter(({ coins }) => coins > 0);
  const [first] = earned;
  const result = payCraftCoins(
    day,
    earned.reduce((sum, { coins }) => sum + coins, 0),
  );
  await saveBoard(tx, playerId, { ...result, stamp, now });
  if (first === undefined || result.paid === 0) return result;
  const key = `craft:${first.wordId}:${first.lastReward}`;
  await runWithin(tx, { actor: playerId, key, kind: 'craft', body: earned }, (within, id) =>
    post(within, id, [{ from: { system: 'mint' }, to: { playerId }, currency: 'coin', amount: result.paid }]),
  );
  return result;
}
