import type { Feature } from '#manifest/feature.ts';
import { MINUTE_MS } from '#manifest/jobs.ts';
import { clearUnused } from './clear-unused.ts';
import { collectAll, collectWord } from './collect-coins.ts';
import type { CraftingDeps } from './crafting.deps.ts';
import { expandBoard } from './expand-board.ts';
import { placeTile, shiftTile, takeTileOff } from './lay-tiles.ts';
import { craftingPersonalData } from './personal-data.repository.ts';
import { dropRemovedWords, endWord } from './removed-words.ts';
import { showBoard, visitBoard } from './show-board.ts';

/** Boards on which players lay their tiles, and the words that earn coins there. */
export const craftingFeature = (deps: CraftingDeps) =>
  ({
    routes: {
      craftBoard: ({ caller }) => showBoard(deps, caller.playerId),
      craftPreview: ({ caller, params }) => visitBoard(deps, caller.playerId, params.id),
      craftPlace: ({ caller, body }) => placeTile(deps, caller.playerId, body),
      craftMove: ({ caller, body }) => shiftTile(deps, caller.playerId, body),
      craftReturn: ({ caller, body }) => takeTileOff(deps, caller.playerId, body.id),
      craftCollect: ({ caller, params, query }) =>
        collectWord(deps, caller.playerId, { wordId: params.wordId, island: query.island === 'true' }),
      craftCollectAll: ({ caller }) => collectAll(deps, caller.playerId),
      craftExpand: async ({ caller, body }) => ({
        success: true,
        newBoardSize: await expandBoard(deps, caller.playerId, body),
      }),
      craftClearUnused: ({ caller }) => clearUnused(deps, caller.playerId),
    },
    personalData: craftingPersonalData,
    playerTables: ['craft_board', 'craft_tile', 'craft_word'],
    listeners: { wordLeaves: (tx, word) => endWord(tx, word, deps) },
    jobs: [{ name: 'removed-words', everyMs: MINUTE_MS, run: () => dropRemovedWords(deps) }],
  }) satisfies Feature;
