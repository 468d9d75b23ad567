import type { Tx } from '#platform/db/index.ts';
import type { EmitFeatureEvent } from '#manifest/feature-events.ts';
import { createRankedService, type RankedDeps, RatingSpread, type RankedService } from '#features/ranked';
import type { RedisClient } from '#platform/redis/redis.ts';
import type { World } from './compose-services.ts';
import type { RankedPort } from '../rooms/ports.ts';

/** Ranked play with its sides for calls, rooms and jobs. */
export interface RankedParts {
  readonly deps: RankedDeps;
  readonly ranked: RankedService;
  readonly spread: RatingSpread;
}

export async function composeRanked(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  {
    emit,
    playerChanged,
    redis,
  }: {
    readonly emit: EmitFeatureEvent;
    playerChanged(tx: Tx, playerId: string): void;
    readonly redis: RedisClient | null;
  },
): Promise<RankedParts> {
  const spread = new RatingSpread(database, clock);
  const deps: RankedDeps = {
    database,
    clock,
    spread,
    ports: { keepForfeit: (tx, match) => emit('matchForfeited', tx, match), playerChanged },
  };
  const ranked = createRankedService(deps);
  // The only process that may have had matches open has died. Of several processes the living end what the dead left.
  if (redis === null) await ranked.callOff('all');
  await spread.refresh();
  return { deps, ranked, spread };
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
