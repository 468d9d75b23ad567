import { isBooked } from '#features/ranked';
import { createShopService, secretRoll, type ShopDeps, type ShopService } from '#features/shop';
import { readOwed } from '#features/purchases';
import type { Tx } from '#platform/db/index.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { World } from './compose-services.ts';

/** The shop with its sides for calls and rooms. */
export interface ShopParts {
  readonly deps: ShopDeps;
  readonly shop: ShopService;
}

export function composeShop(
  { database, logger, config }: World,
  { channel, announceChange }: { readonly channel: PlayerChannel; announceChange(tx: Tx, playerId: string): void },
): ShopParts {
  const deps: ShopDeps = {
    database,
    logger,
    channel,
    roll: secretRoll,
    chestsOpen: config.economy.chests,
    ports: { announceChange, isInRankedMatch: isBooked, readOwed },
  };
  return { deps, shop: createShopService(deps) };
}
