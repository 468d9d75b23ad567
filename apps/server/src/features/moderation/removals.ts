import { type ENDPOINTS, REMOVALS_PAGE, type ReplyOf } from '@syllaboom/contracts';
import { canonicalWord, removalRefund, WORD_REMOVAL } from '@syllaboom/engine';
import { holdAccounts } from '#features/account';
import { keepBoardScores, wordsBoard } from '#features/leaderboards';
import { post, runOperation } from '#features/wallet';
import {
  type ListedWord,
  listWord,
  readDueWords,
  readListedWords,
  readOwners,
  type RemovedWord,
  removeWord,
  requireLanguage,
  unlistWord,
  type WordsService,
} from '#features/words';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { addAuditEntry } from './staff/audit.repository.ts';
import { namePlayers } from './name-players.ts';

const DAY_MS = 86_400_000;
const LARGEST_PAGE = 100;
/** So many words leave in one go of the job. */
const MOST_AT_ONCE = 100;

/** What the removals work with. */
export interface RemovalDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly words: Pick<WordsService, 'exists' | 'readCategories'>;
  /** Words have left: dictionaries are to be asked without them. */
  wordsRemoved(): Promise<void>;
  /** A word is about to leave: what hangs on it ends first. */
  wordLeaves(tx: Tx, word: Pick<ListedWord, 'locale' | 'word'>): Promise<void>;
  /** A player's balance changed. */
  playerChanged(tx: Tx, playerId: string): void;
}
type Removals = ReplyOf<(typeof ENDPOINTS)['removals']>;

/** Words that will leave a language's dictionary. */
export async function listRemovals(
  { database: { db } }: RemovalDeps,
  locale: string,
  query: { readonly page?: string | undefined; readonly limit?: string | undefined },
): Promise<Removals> {
  const language = requireLanguage(locale);
  const limit = Math.min(LARGEST_PAGE, Math.max(1, Number(query.limit ?? REMOVALS_PAGE)));
  const offset = (Math.max(1, Number(query.page ?? 1)) - 1) * limit;
  const { words, total } = await readListedWords(db, language, { offset, limit });
  const nameOf = await namePlayers(
    db,
    words.map(({ listedBy }) => listedBy),
  );
  return {
    total,
    data: words.map(({ word, listedAt, listedBy, claims }) => ({
      w: word,
      d: listedAt.toISOString(),
      u: nameOf(listedBy).displayName,
      cc: claims,
    })),
  };
}

/** Lists a word of the dictionary; it leaves after the days of notice. */
export async function addRemoval(deps: RemovalDeps, by: string, locale: string, text: string): Promise<void> {
  const language = requireLanguage(locale);
  const word = canonicalWord(text.trim(), language);
  if (!(await deps.words.exists(language, word))) throw new AppError('removal/unknown_word');
  const at = deps.clock.now();
  await deps.database.transact(async (tx) => {
    if (!(await listWord(tx, { locale: language, word, listedAt: at, listedBy: by })))
      throw new AppError('removal/listed');
    await addAuditEntry(tx, {
      at,
      actorId: by,
      action: 'word_listed',
      targetId: null,
      detail: { locale: language, word },
    });
  });
}

/** Takes a word off the list. */
export async function cancelRemoval(deps: RemovalDeps, by: string, locale: string, text: string): Promise<void> {
  const language = requireLanguage(locale);
  const word = canonicalWord(text.trim(), language);
  const at = deps.clock.now();
  await deps.database.transact(async (tx) => {
    if (!(await unlistWord(tx, language, word))) throw new AppError('moderation/not_found');
    await addAuditEntry(tx, {
      at,
      actorId: by,
      action: 'word_unlisted',
      targetId: null,
      detail: { locale: language, word },
    });
  });
}

/** Removes the words whose notice is over, and pays who held their discoveries: each word once, whoever runs this. */
export async function carryOutRemovals(deps: RemovalDeps): Promise<number> {
  const listedUntil = new Date(deps.clock.now().getTime() - WORD_REMOVAL.noticeDays * DAY_MS);
  const due = await readDueWords(deps.database.db, listedUntil, MOST_AT_ONCE);
  const failures: unknown[] = [];
  for (const listed of due) {
    try {
      const categories = await deps.words.readCategories(listed.locale, listed.word);
      // Its dictionary is being built: a later round removes it.
      if (categories === null) continue;
      await removeAndPay(deps, listed, categories);
    } catch (cause) {
      // The others leave all the same; this one is tried again the next time.
      failures.push(cause);
    }
  }
  if (due.length > 0) await deps.wordsRemoved();
  if (failures.length > 0) throw new AggregateError(failures, 'some words could not be removed');
  return due.length;
}

async function removeAndPay(
  { database, clock, wordLeaves, playerChanged }: RemovalDeps,
  listed: ListedWord,
  categories: readonly string[],
): Promise<void> {
  const { locale, word } = listed;
  const key = `${locale}:${word}:${listed.listedAt.toISOString()}`;
  await runOperation<{ readonly holders: readonly string[] }>(
    database,
    { actor: 'removals', key, kind: 'word_removal', body: { locale, word } },
    async (tx, operationId) => {
      // Before the word, as everywhere: who is erased meanwhile is neither paid nor counted.
      await holdAccounts(tx, await readOwners(tx, listed));
      await wordLeaves(tx, { locale, word });
      // Sold a moment ago: whose it is now is held, too, and nobody sells it from here on.
      const standing = await holdAccounts(tx, await readOwners(tx, listed));
      const ofStanding = (playerId: string | null) => [...standing].filter((id) => id === playerId);
      // Taken off the list a moment ago: nobody is paid.
      const removed = await removeWord(tx, listed, clock.now(), categories);
      const holders = ofStanding(removed?.holder ?? null);
      if (removed !== null) await takeOffBoards(tx, ofStanding(removed.discoverer), removed.categories, clock.now());
      const amount = removalRefund(word);
      await post(
        tx,
        operationId,
        holders.map((playerId) => ({ from: { system: 'mint' }, to: { playerId }, currency: 'coin', amount })),
      );
      for (const playerId of holders) playerChanged(tx, playerId);
      return { holders };
    },
  );
}

/** A word that is gone counts on no board. */
const takeOffBoards = (
  tx: Tx,
  discoverers: readonly string[],
  categories: RemovedWord['categories'],
  at: Date,
): Promise<void> =>
  keepBoardScores(tx, [
    ...discoverers.map((playerId) => ({ board: 'discovered', playerId, score: -1, at })),
    ...categories.map(({ playerId, category, words }) => ({ board: wordsBoard(category), playerId, score: words, at })),
  ]);
