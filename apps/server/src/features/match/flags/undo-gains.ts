import type { UndoneGains } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import type { Caller } from '#features/account';
import { readOwnedCosmetics, takeReceived } from '#features/inventory';
import { takeEarned } from '#features/clans';
import { endListingsOfMatches } from '#features/market';
import { type BoardEntry, dropRecords, keepBoardScores, wordsBoard } from '#features/leaderboards';
import { addAuditEntry, guardTarget } from '#features/moderation';
import { takeGains, takeOffBomb } from '#features/profile';
import { annulWins } from '#features/ranked';
import { lockBalances, post, readOperationIds, runOperation, sumReceived } from '#features/wallet';
import { readClaimLocales, takeBackWords } from '#features/words';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { showPublicText } from '#platform/text/index.ts';
import { addFlags } from './flag.repository.ts';
import type { FlagDeps } from './flag.service.ts';
import {
  markUndone,
  readRemainingBest,
  readRemainingRecord,
  readUndoable,
  type UndoneMatch,
  type UndoScope,
} from './undo.repository.ts';

const KEY_LENGTH = 20;
const NO_INPUT_STATS = { words: 0, untypedWords: 0, unseenWords: 0, medianLetterMs: null, gapVariation: null };

export interface UndoRequest extends UndoScope {
  readonly playerId: string;
  readonly reason: string;
}

/**
 * Takes back what a player gained by matches that were not typed: one action, one entry of the log, one transaction. Each
 * match loses its effect once; when none is left there is nothing to undo. The account is held meanwhile, so no result of
 * the player is kept in between.
 */
export async function undoGains(deps: FlagDeps, caller: Caller, request: UndoRequest): Promise<UndoneGains> {
  const { playerId } = request;
  await openDictionaries(deps, playerId);
  const at = deps.clock.now();
  const { result } = await runOperation<{ undone: UndoneGains; opponents: readonly string[] }>(
    deps.database,
    { actor: 'flags', key: randomId(KEY_LENGTH), kind: 'gains_undone', body: { playerId } },
    async (tx, operationId) => {
      await guardTarget(tx, caller, playerId);
      const matches = await readUndoable(tx, playerId, request);
      if (matches.length === 0) throw new AppError('moderation/nothing_to_undo');
      const { undone, moved } = await takeEverything(tx, deps, { operationId, playerId, at, matches });
      await addFlags(tx, matches.filter(({ isFlagged }) => !isFlagged).map(asNamed(playerId)));
      await markUndone(tx, playerId, idsOf(matches), { by: caller.playerId, at });
      const detail = { ...undone, all: request.all, since: request.since?.toISOString() ?? null };
      const reason = showPublicText('note', request.reason);
      const entry = { at, actorId: caller.playerId, targetId: playerId, detail: { ...detail, reason } };
      await addAuditEntry(tx, { ...entry, action: 'gains_undone' });
      for (const id of new Set([playerId, ...moved])) deps.ports.playerChanged(tx, id);
      return { undone, opponents: moved };
    },
  );
  return result.undone;
}

const idsOf = (matches: readonly UndoneMatch[]): string[] => matches.map(({ matchId }) => matchId);
const asNamed = (playerId: string) => (match: UndoneMatch) =>
  ({
    matchId: match.matchId,
    playerId,
    endedAt: match.endedAt,
    cause: 'staff',
    inputStats: NO_INPUT_STATS,
    withheldCoins: 0,
    withheldExp: 0,
  }) as const;

/** Opens what the categories of the player's words are looked up in: nothing but the database is waited for later on. */
async function openDictionaries({ database, ports }: FlagDeps, playerId: string): Promise<void> {
  for (const locale of await readClaimLocales(database.db, playerId)) {
    if ((await ports.readCategories(locale, '')) === null) throw building();
  }
}
const building = () => new AppError('words/language_building', { retryAfterSeconds: 5 });

interface Undoing {
  readonly operationId: number;
  readonly playerId: string;
  readonly at: Date;
  readonly matches: readonly UndoneMatch[];
}

/** Locks come in the order in which a finished match takes them. */
async function takeEverything(
  tx: Tx,
  deps: FlagDeps,
  undoing: Undoing,
): Promise<{ readonly undone: UndoneGains; readonly moved: readonly string[] }> {
  const { playerId, at, matches } = undoing;
  const matchIds = idsOf(matches);
  const ends = matches.map(({ endedAt }) => endedAt);
  const categoriesOf = (locale: GameLanguage, word: string) => deps.ports.categoriesOf(locale, word);
  await takeEarned(
    tx,
    playerId,
    matches.reduce((total, { exp }) => total + exp, 0),
  );
  await endListingsOfMatches(tx, { playerId, matchIds, at });
  const words = await takeBackWords(tx, { playerId, matchIds, ends }, categoriesOf);
  if (words === null) throw building();
  const money = await takeMoney(tx, undoing, matchIds);
  const moved = await annulWins(tx, { playerId, matchIds, at });
  const counted = matches.filter(({ isCounted }) => isCounted);
  const sum = (of: readonly UndoneMatch[], key: 'exp' | 'typed' | 'correct' | 'alphabets' | 'seconds') =>
    of.reduce((total, match) => total + match[key], 0);
  const wins = counted.filter(({ won }) => won).length;
  const loss = {
    exp: sum(matches, 'exp'),
    matches: counted.length,
    wins,
    claimed: words.claimed,
    typed: sum(counted, 'typed'),
    correct: sum(counted, 'correct'),
    alphabets: sum(counted, 'alphabets'),
    seconds: sum(counted, 'seconds'),
  };
  // A bomb that dropped and was taken back is worn no longer.
  await takeOffBomb(tx, playerId, (await readOwnedCosmetics(tx, playerId)).bombs);
  const exp = await takeGains(tx, playerId, loss, await readRemainingBest(tx, playerId, matchIds));
  const totals = {
    exp: sum(counted, 'exp'),
    wins,
    wordcount: loss.correct,
    discovered: words.discovered,
    claimed: words.claimed,
  };
  await keepBoardScores(tx, [
    ...Object.entries(totals).map(([board, score]): BoardEntry => ({ board, playerId, score: -score, at })),
    ...words.categories.map(
      ({ category, words: count }): BoardEntry => ({ board: wordsBoard(category), playerId, score: count, at }),
    ),
  ]);
  await replaceRecords(tx, playerId, matchIds);
  const opponents = moved.filter((id) => id !== playerId).length;
  return { moved, undone: { matches: matches.length, ...money, exp, discoveries: words.discovered, opponents } };
}

/** Coins, diamonds, keys and things, as far as they are still there. */
async function takeMoney(
  tx: Tx,
  { operationId, playerId }: Undoing,
  matchIds: readonly string[],
): Promise<{ readonly coins: number; readonly diamonds: number; readonly keys: number; readonly tiles: number }> {
  const given = await readOperationIds(tx, 'match', matchIds);
  const held = await lockBalances(tx, playerId);
  const got = await sumReceived(tx, playerId, given);
  const take = (currency: keyof typeof held) => Math.max(0, Math.min(held[currency], got[currency]));
  const taken = { coin: take('coin'), diamond: take('diamond'), key: take('key') };
  await post(
    tx,
    operationId,
    (['coin', 'diamond', 'key'] as const)
      .filter((currency) => taken[currency] > 0)
      .map((currency) => ({ from: { playerId }, to: { system: 'mint' }, currency, amount: taken[currency] })),
  );
  const tiles = await takeReceived(tx, operationId, playerId, given);
  return { coins: taken.coin, diamonds: taken.diamond, keys: taken.key, tiles };
}

/** Where one of the matches had set the player's record, the best of the others stands. */
async function replaceRecords(tx: Tx, playerId: string, matchIds: readonly string[]): Promise<void> {
  const entries: BoardEntry[] = [];
  for (const lost of await dropRecords(tx, playerId, matchIds)) {
    const next = await readRemainingRecord(tx, playerId, lost, matchIds);
    if (next !== null) entries.push({ ...next, playerId });
  }
  await keepBoardScores(tx, entries);
}
