import type { Feature } from '#manifest/feature.ts';
import { destroyWord } from './destroy-word.ts';
import { gambleTile, readTileOdds } from './gamble-tile.ts';
import { readOwnTiles } from './own-tiles.ts';
import type { TileDeps } from './tiles.deps.ts';

/** Syllable tiles: whose they are, gambled ones, and those that a destroyed discovery falls apart into. */
export const tilesFeature = (deps: TileDeps) =>
  ({
    routes: {
      ownTiles: async ({ caller }) => ({
        tiles: await readOwnTiles(deps.database.db, caller.playerId),
        gamble: deps.gambleOpen,
      }),
      tileOdds: ({ params }) => readTileOdds(deps, params.locale, params.syllable),
      gambleSyllable: async ({ caller, body, key }) => {
        const gambled = await gambleTile(deps, caller.playerId, body, key);
        const { syllable, newSyllable, locale, words, remaining } = gambled;
        return {
          success: true,
          newSyllable,
          locale,
          words,
          remaining,
          message: `${syllable} turned into ${newSyllable}`,
        };
      },
      destroyWord: async ({ caller, body, key }) => {
        const { word, locale, syllables, level } = await destroyWord(deps, caller.playerId, body, key);
        return {
          success: true,
          syllables: [...syllables],
          locale,
          level,
          message: `${word} became ${syllables.join(', ')}`,
        };
      },
    },
  }) satisfies Feature;
