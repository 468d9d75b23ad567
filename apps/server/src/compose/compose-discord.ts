import { addHeldRole, type DiscordSignIn, findIdentityOwner, readSubject, removeHeldRole } from '#features/account';
import { createDiscordWebhook, createPurchasesService, type PurchasesService } from '#features/purchases';
import type { DiscordConfig } from '#config/discord-config.ts';
import {
  createDiscordApi,
  createDiscordSignatures,
  createInstanceReader,
  type DiscordApi,
  type DiscordSignatures,
  type ReadInstanceUsers,
} from '#platform/discord/index.ts';
import type { Tx } from '#platform/db/index.ts';
import type { Hook } from '#platform/http/call.ts';
import { securityLog } from '#platform/log/logger.ts';
import type { World } from './compose-services.ts';

/** What the game has to do with Discord. */
export interface DiscordParts {
  readonly config: DiscordConfig;
  readonly api: DiscordApi;
  /** Null where no public key is configured: nothing that Discord signs is believed then. */
  readonly signatures: DiscordSignatures | null;
  readonly purchases: PurchasesService;
  /** Null where Discord can't be asked: what a page says of an activity is believed then. */
  readonly instanceUsers: ReadInstanceUsers | null;
  readonly hooks: readonly Hook[];
  /** Somebody signed in through Discord; never throws. */
  greet(signIn: DiscordSignIn): Promise<void>;
}

/** What Discord's part needs of the others, which are made after it. */
export interface DiscordNeeds {
  forgetDiscordTokens(discordUserId: string): Promise<void>;
  announceChange(tx: Tx, playerId: string): void;
}

/** Null: the game is not set up at Discord. */
export function composeDiscord(world: World, needs: DiscordNeeds): DiscordParts | null {
  const { clock, logger, database } = world;
  const { discord: config, server } = world.config;
  if (config === null) return null;
  const api = createDiscordApi(config, { publicOrigin: server.publicOrigin, clock, logger });
  const signatures = config.publicKey === null ? null : createDiscordSignatures(config.publicKey);
  const purchases = createPurchasesService({
    config,
    discord: api,
    database,
    clock,
    logger,
    security: securityLog(logger),
    ports: {
      findPlayer: (db, discordUserId) => findIdentityOwner(db, 'discord', discordUserId),
      readDiscordId: (db, playerId) => readSubject(db, playerId, 'discord'),
      addRole: addHeldRole,
      removeRole: removeHeldRole,
      ...needs,
    },
  });
  const complain = (cause: unknown) => logger.error({ part: 'purchases', err: cause }, 'purchases failed');
  return {
    config,
    api,
    signatures,
    purchases,
    instanceUsers: api.hasBot ? createInstanceReader(api, clock) : null,
    hooks:
      signatures === null ? [] : [createDiscordWebhook({ clientId: config.clientId, signatures, purchases, logger })],
    greet: (signIn) => purchases.greet(signIn).catch(complain),
  };
}
