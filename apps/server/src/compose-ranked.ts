import type { Tx } from '#platform/db/index.ts';
import { keepForfeit } from '#features/match';
import { createRankedService, RatingSpread, type RankedService } from '#features/ranked';
import type { RedisClient } from '#platform/redis/redis.ts';
import type { World } from './compose-services.ts';
import type { RankedPort } from './rooms/ports.ts';

const MINUTE_MS = 60_000;
const SPREAD_EVERY_MS = 5 * MINUTE_MS;

/** Ranked play with its sides for calls, rooms and timers. */
export interface RankedParts {
  readonly ranked: RankedService;
  readonly spread: RatingSpread;
  /** Stops the timers; resolves when nothing runs any more. */
  close(): Promise<void>;
}

export async function composeRanked(
  { database, clock, logger }: Pick<World, 'database' | 'clock' | 'logger'>,
  { playerChanged, redis }: { playerChanged(tx: Tx, playerId: string): void; readonly redis: RedisClient | null },
): Promise<RankedParts> {
  const spread = new RatingSpread(database, clock);
  const ports = { keepForfeit, playerChanged };
  const ranked = createRankedService({ database, clock, spread, ports });
  // The only process that may have had matches open has died. Of several processes the living end what the dead left.
  if (redis === null) await ranked.callOff('all');
  await spread.refresh();
  const complain = (cause: unknown) => logger.error({ part: 'ranked', err: cause }, 'ranked play could not be tended');
  let running: Promise<unknown> = ranked.tend().catch(complain);
  const every = (ms: number, work: () => Promise<unknown>) =>
    clock.every(ms, () => {
      running = running.then(() => work().catch(complain));
    });
  const stops = [every(MINUTE_MS, () => ranked.tend()), every(SPREAD_EVERY_MS, () => spread.refresh())];
  return {
    ranked,
    spread,
    close: async () => {
      for (const stop of stops) stop();
      await running;
    },
  };
}

/** The rooms' side of ranked play. */
export const createRankedPort = (ranked: RankedService): RankedPort => ({
  admit: ranked.admit,
  meetings: ranked.meetings,
  book: ranked.book,
  forfeit: ranked.forfeit,
  callOff: async (matchId) => void (await ranked.callOff({ matchId })),
  callOffProcess: async (processId) => void (await ranked.callOff({ processId })),
  openProcesses: ranked.openProcesses,
});
