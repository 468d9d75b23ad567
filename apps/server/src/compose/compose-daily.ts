import { type AchievementsService, createAchievementsService } from '#features/achievements';
import { createDailyService, type DailyService } from '#features/daily';
import { emitUnlocked } from '#features/inventory';
import { tellSold } from '#features/market';
import type { MeaningService } from '#features/words';
import type { Tx } from '#platform/db/index.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { World } from './compose-services.ts';
import type { OpenDictionary } from './open-dictionary.ts';
import type { RoomPorts } from '../rooms/ports.ts';

/** What brings players back every day. */
export interface DailyParts {
  readonly daily: DailyService;
  readonly achievements: AchievementsService;
}

export function composeDaily(
  { database, clock, logger }: World,
  {
    channel,
    announceChange,
    meanings,
    openDictionary,
  }: {
    readonly channel: PlayerChannel;
    announceChange(tx: Tx, playerId: string): void;
    readonly meanings: MeaningService;
    readonly openDictionary: OpenDictionary;
  },
): DailyParts {
  return {
    daily: createDailyService({
      database,
      clock,
      logger,
      ports: {
        openDictionary,
        meaningOf: meanings.lookUp,
        announceChange,
      },
    }),
    achievements: createAchievementsService({ database, clock, channel, ports: { announceChange } }),
  };
}

/** The rooms' side of it. */
export const createDailyPorts = (
  { daily, achievements }: DailyParts,
  given: { readonly database: World['database']; readonly channel: PlayerChannel },
): Pick<RoomPorts, 'daily' | 'achievements' | 'emitUnlocked'> => ({
  daily,
  achievements,
  emitUnlocked: async (playerId, as) => {
    await emitUnlocked(given, playerId, as);
    // Whoever is here hears of each sale as it is made.
    if (as === 'new-item') await tellSold(given, playerId, 'away');
  },
});
