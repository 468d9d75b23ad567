import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import { deleteTiles } from './board.repository.ts';
import { usedTiles } from './board-state.ts';
import { changeBoard } from './change-board.ts';
import type { CraftingDeps } from './crafting.deps.ts';
import { stockOf } from './lay-tiles.ts';
import { readPlaceable, sumUp } from './placeable-tiles.ts';

/**
 * Takes all tiles off a player's board that are part of no word. Throws `craft/path_broken` where a word names a tile that
 * does not lie there: then nothing is certain to be unused.
 */
export async function clearUnused(
  deps: CraftingDeps,
  playerId: string,
): Promise<ReplyOf<(typeof ENDPOINTS)['craftClearUnused']>> {
  const cleared = await changeBoard(deps, playerId, async (tx, { tiles, words }) => {
    const used = usedTiles(words);
    const laid = new Set(tiles.map(({ id }) => id));
    if ([...used].some((id) => !laid.has(id))) throw new AppError('craft/path_broken');
    const unused = tiles.filter(({ id }) => !used.has(id));
    await deleteTiles(
      tx,
      unused.map(({ id }) => id),
    );
    return { payouts: [], release: unused.map((tile) => stockOf(playerId, tile)), result: () => unused };
  });
  return {
    success: true,
    clearedCount: cleared.length,
    inventory: await readPlaceable(deps.database.db, playerId),
    clearedSyllables: sumUp(cleared.map(({ s }) => [s, 1])),
  };
}
