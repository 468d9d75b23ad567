import { pino } from 'pino';
import type { Database } from '#platform/db/index.ts';
import { createShiftingClock, type ShiftingClock } from '../../../testing/shifting-clock.ts';
import { createTinyIndex } from '../../../testing/tiny-dictionaries.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createDailyService, type DailyService } from '../daily.service.ts';

const WORDS = ['KING', 'RING', 'SINGING', 'STRING', 'BANANA', 'ORANGE', 'LETTER', 'CASTLES', 'PLANETS', 'GARDENING'];

/** The daily service at one server, its clock and what it announced. */
export interface DailyHarness {
  readonly service: DailyService;
  readonly clock: ShiftingClock;
  readonly announced: string[];
  /** Words that have left the dictionary. */
  readonly removed: Set<string>;
  /** Languages whose dictionary is being built. */
  readonly building: Set<string>;
}

/** `clock` is shared by desks that stand for several servers. */
export function openDailyHarness(database: Database, clock: ShiftingClock = createShiftingClock()): DailyHarness {
  const announced: string[] = [];
  const removed = new Set<string>();
  const building = new Set<string>();
  const service = createDailyService({
    database,
    clock,
    logger: pino({ enabled: false }),
    ports: {
      openDictionary: async (language) => {
        if (building.has(language)) throw new AppError('words/language_building');
        return createTinyIndex(
          language,
          WORDS.filter((word) => !removed.has(word)),
          {},
        );
      },
      meaningOf: async (_language, word) => {
        if (word === 'BANANA') throw new AppError('http/unavailable');
        return { meanings: [`what ${word} means`] };
      },
      announceChange: (_tx, playerId) => announced.push(playerId),
    },
  });
  return { service, clock, announced, removed, building };
}
