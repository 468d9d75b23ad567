import { readMutualBlocksWith } from '#features/blocks';
import { countActiveDays } from '#features/match';
import { readProfiles } from '#features/profile';
import {
  countUncountedClaims,
  createCommunityHome,
  createWordLists,
  type MeaningService,
  type WordPorts,
  type WordsService,
} from '#features/words';
import type { World } from './compose-services.ts';

/** Players' own words, what everybody may know of a word, and the figures of all. */
export function composeWords(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  { words, meanings }: { readonly words: WordsService; readonly meanings: MeaningService },
) {
  const ports: WordPorts = {
    countActiveDays,
    readNames: async (db, playerIds) =>
      new Map(
        (await readProfiles(db, playerIds)).map(({ playerId, displayName, avatar, frame }) => [
          playerId,
          { displayName, avatar, frame },
        ]),
      ),
    mutualBlocks: readMutualBlocksWith,
  };
  return {
    lists: createWordLists(database, clock, ports),
    home: createCommunityHome(database, clock),
    countClaims: () => countUncountedClaims(database, clock),
    detail: { database, words, meanings, ports },
  };
}
