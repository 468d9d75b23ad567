import { createConfig } from '#config/config.ts';
import type { DiscordConfig } from '#config/discord-config.ts';
import { readEnv } from '#config/env.ts';
import { addHeldRole, removeHeldRole } from '#features/account';
import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { createDiscordApi } from '#platform/discord/index.ts';
import { createLogger } from '#platform/log/logger.ts';
import { createShiftingClock, type ShiftingClock } from '../../../testing/shifting-clock.ts';
import type { FakeDiscord } from '../../../testing/fakes/discord-api.ts';
import type { PurchaseDeps } from '../purchases.deps.ts';
import { createPurchasesService, type PurchasesService } from '../purchases.service.ts';

export const DIAMONDS = '500000000000000001';
export const KEYS = '500000000000000002';

/** One server's purchases over the fake Discord, and what they told the others. */
export interface PurchaseHarness {
  readonly service: PurchasesService;
  readonly deps: PurchaseDeps;
  readonly clock: ShiftingClock;
  /** Players whose change was announced. */
  readonly announced: string[];
  /** Accounts at Discord whose tokens were forgotten. */
  readonly forgotten: string[];
}

/** Links players to accounts at Discord: theirs are numbered from the first on. */
export async function linkToDiscord(database: Database, playerId: string, discordUserId: string): Promise<void> {
  await database.pool.query(
    "insert into identity (provider, subject, player_id, name, linked_at) values ('discord', $1, $2, 'x', now())",
    [discordUserId, playerId],
  );
}

export function openPurchaseHarness(
  database: Database,
  fake: FakeDiscord,
  change: Partial<DiscordConfig> = {},
): PurchaseHarness {
  const env = { ...fake.env, DISCORD_GOODS: `${DIAMONDS}=diamonds:500;${KEYS}=keys:3,diamonds:10` };
  const { discord } = createConfig(readEnv(env));
  if (discord === null) throw new Error('Discord is not set up');
  const config = { ...discord, ...change };
  const logger = createLogger('silent');
  const clock = createShiftingClock();
  const announced: string[] = [];
  const forgotten: string[] = [];
  const firstOf = async (sql: string, value: string): Promise<string | null> =>
    (await database.pool.query(sql, [value])).rows[0]?.found ?? null;
  const deps: PurchaseDeps = {
    config,
    discord: createDiscordApi(config, { publicOrigin: null, clock: systemClock, logger }),
    database,
    clock,
    logger,
    security: logger,
    ports: {
      findPlayer: (_db, id) => firstOf('select player_id as found from identity where subject = $1', id),
      readDiscordId: (_db, id) => firstOf('select subject as found from identity where player_id = $1', id),
      addRole: addHeldRole,
      removeRole: removeHeldRole,
      forgetDiscordTokens: async (id) => void forgotten.push(id),
      announceChange: (_tx, playerId) => void announced.push(playerId),
    },
  };
  return { service: createPurchasesService(deps), deps, clock, announced, forgotten };
}
