import { CRAFT, GAME_LANGUAGES, type GameLanguage, starterTiles } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { addItems } from '#features/inventory';
import { readProfiles } from '#features/profile';
import { runOperation } from '#features/wallet';
import type { Db } from '#platform/db/index.ts';
import { addBoard, hasBoard } from './board.repository.ts';
import type { CraftingDeps } from './crafting.deps.ts';

/** The language that a player plays in; English where it is none of the game's. */
export async function readLanguage(db: Db, playerId: string): Promise<GameLanguage> {
  const [profile] = await readProfiles(db, [playerId]);
  return GAME_LANGUAGES.find((known) => known === profile?.locale) ?? 'en-US';
}

/** Makes a player's board, with tiles of their language to begin with, once. Throws `words/language_building`. */
export async function layOutBoard({ database, ports }: CraftingDeps, playerId: string): Promise<void> {
  if (await hasBoard(database.db, playerId)) return;
  const locale = await readLanguage(database.db, playerId);
  const tiles = starterTiles(await ports.openDictionary(locale));
  await runOperation<null>(
    database,
    { actor: playerId, key: 'craft-starters', kind: 'craft-starters', body: null },
    async (tx, operationId) => {
      await requireAccount(tx, playerId);
      await addBoard(tx, playerId, CRAFT.size);
      await addItems(
        tx,
        operationId,
        tiles.map((item) => ({ playerId, kind: 'tile' as const, locale, item, count: 1 })),
      );
      ports.announceChange(tx, playerId);
      return null;
    },
  );
}
