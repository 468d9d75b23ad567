import type { GameLanguage, WordIndex } from '@syllaboom/engine';
import { type AchievementsService, createAchievementsService } from '#features/achievements';
import { createDailyService, type DailyService } from '#features/daily';
import { emitUnlocked } from '#features/inventory';
import type { DictionaryRegistry, MeaningService } from '#features/words';
import type { Tx } from '#platform/db/index.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { World } from './compose-services.ts';
import type { RoomPorts } from '../rooms/ports.ts';

/** What brings players back every day. */
export interface DailyParts {
  readonly daily: DailyService;
  readonly achievements: AchievementsService;
}

const BUILDING_SECONDS = 5;

export function composeDaily(
  { database, clock, logger, dictionaries }: World,
  {
    channel,
    announceChange,
    meanings,
  }: {
    readonly channel: PlayerChannel;
    announceChange(tx: Tx, playerId: string): void;
    readonly meanings: MeaningService;
  },
): DailyParts {
  return {
    daily: createDailyService({
      database,
      clock,
      logger,
      ports: {
        openDictionary: (language) => openDictionary(dictionaries, language),
        meaningOf: meanings.lookUp,
        announceChange,
      },
    }),
    achievements: createAchievementsService({ database, clock, channel, ports: { announceChange } }),
  };
}

/** Opened when it is first needed; one that is still being built refuses. */
async function openDictionary(dictionaries: DictionaryRegistry, language: GameLanguage): Promise<WordIndex> {
  if (!dictionaries.isReady(language))
    throw new AppError('words/language_building', { retryAfterSeconds: BUILDING_SECONDS });
  await dictionaries.whenReady(language);
  return dictionaries.get(language);
}

/** The rooms' side of it. */
export const createDailyPorts = (
  { daily, achievements }: DailyParts,
  given: { readonly database: World['database']; readonly channel: PlayerChannel },
): Pick<RoomPorts, 'daily' | 'achievements' | 'emitUnlocked'> => ({
  daily,
  achievements,
  emitUnlocked: async (playerId, as) => void (await emitUnlocked(given, playerId, as)),
});
