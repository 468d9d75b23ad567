import type { NamedWord } from '#features/words';
import type { Tx } from '#platform/db/index.ts';
import { changeBoard } from './change-board.ts';
import type { CraftingDeps } from './crafting.deps.ts';
import { noteRemovedWord, readBoardsOfRemovedWords } from './removed-word.repository.ts';

/** Boards that are tended at once. */
const BATCH = 100;

/** A word leaves its dictionary: wherever it lies, it has earned until now. */
export const endWord = (tx: Tx, word: NamedWord, { clock }: CraftingDeps): Promise<void> =>
  noteRemovedWord(tx, word, clock.now());

/** Pays and drops removed words of boards that nobody has touched since. */
export async function dropRemovedWords(deps: CraftingDeps): Promise<void> {
  for (const playerId of await readBoardsOfRemovedWords(deps.database.db, BATCH))
    await changeBoard(deps, playerId, async () => ({ payouts: [], result: () => null }));
}
