import { secretRoll } from '#features/shop';
import type { TileDeps } from '#features/tiles';
import type { Services } from './compose-services.ts';

/** Tiles, with the dictionaries that say what a gambled one turns into. */
export const composeTiles = ({
  world: { database, config },
  play,
  playerChanged,
}: Pick<Services, 'world' | 'play' | 'playerChanged'>): TileDeps => ({
  database,
  roll: secretRoll,
  gambleOpen: config.economy.gamble,
  ports: { announceChange: playerChanged, openDictionary: play.words.openDictionary },
});
