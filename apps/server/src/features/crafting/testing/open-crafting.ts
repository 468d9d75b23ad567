import type { GameLanguage } from '@syllaboom/engine';
import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { giveTiles } from '../../../testing/people/give-things.ts';
import { addPlayers } from '../../../testing/people/players.ts';
import { createTinyIndex } from '../../../testing/tiny-dictionaries.ts';
import { clearUnused } from '../clear-unused.ts';
import { collectAll, collectWord } from '../collect-coins.ts';
import type { CraftingDeps } from '../crafting.deps.ts';
import { expandBoard } from '../expand-board.ts';
import { placeTile, shiftTile, takeTileOff } from '../lay-tiles.ts';
import { showBoard } from '../show-board.ts';
import { BOARD_WORDS } from './crafting-world.ts';

/** A clock that stands where a test puts it. */
export interface StandingClock {
  ms: number;
}

/** The operations of boards without their calls, as a process of its own would do them on this database. */
export function openCrafting(database: Database, clock?: StandingClock, words: readonly string[] = BOARD_WORDS) {
  const index = createTinyIndex('en-US', words, {});
  const deps: CraftingDeps = {
    database,
    clock: clock === undefined ? systemClock : { ...systemClock, now: () => new Date(clock.ms) },
    ports: {
      announceChange: () => undefined,
      openDictionary: async (_language: GameLanguage) => index,
      mutualBlocks: async () => new Map(),
    },
  };
  return {
    deps,
    show: (playerId: string) => showBoard(deps, playerId),
    place: (playerId: string, syllable: string, x: number, y: number) => placeTile(deps, playerId, { syllable, x, y }),
    move: (playerId: string, id: string, x: number, y: number) => shiftTile(deps, playerId, { id, x, y }),
    take: (playerId: string, id: string) => takeTileOff(deps, playerId, id),
    collect: (playerId: string, wordId: string) => collectWord(deps, playerId, { wordId, island: false }),
    collectAll: (playerId: string) => collectAll(deps, playerId),
    expand: (playerId: string, wish: Parameters<typeof expandBoard>[2]) => expandBoard(deps, playerId, wish),
    clear: (playerId: string) => clearUnused(deps, playerId),
  };
}

/** A player with an empty board and these tiles. */
export async function addBuilder(database: Database, tiles: Readonly<Record<string, number>>): Promise<string> {
  const [id = ''] = await addPlayers(database, 1);
  await database.pool.query('insert into craft_board (player_id, width, height) values ($1, 20, 20)', [id]);
  for (const [item, count] of Object.entries(tiles)) await giveTiles(database, id, item, count);
  return id;
}
