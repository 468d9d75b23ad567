import { readMutualBlocksWith } from '#features/blocks';
import type { CraftingDeps } from '#features/crafting';
import type { Services } from './compose-services.ts';

/** Crafting boards, with what they ask of dictionaries and blocks. */
export const composeCrafting = ({
  world: { database, clock },
  play,
  playerChanged,
}: Pick<Services, 'world' | 'play' | 'playerChanged'>): CraftingDeps => ({
  database,
  clock,
  ports: {
    announceChange: playerChanged,
    openDictionary: play.words.openDictionary,
    mutualBlocks: readMutualBlocksWith,
  },
});
