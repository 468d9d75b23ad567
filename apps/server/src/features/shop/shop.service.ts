import { SHOP_REFUSALS, type ShopMessageName, type ShopMessageOf, type ShopRefusal } from '@syllaboom/contracts';
import { emitUnlocked } from '#features/inventory';
import { AppError } from '#platform/errors/app-error.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import { buyKeys } from './buy-keys.ts';
import { buyLook } from './buy-look.ts';
import { type Look, ownsLook } from './look.ts';
import { openChest } from './open-chest.ts';
import type { ShopDeps } from './shop.deps.ts';
import { wearLook } from './wear-look.ts';

/** One message of the shop with its name. */
export type ShopRequest = {
  readonly [Name in ShopMessageName]: { readonly call: Name; readonly message: ShopMessageOf<Name> };
}[ShopMessageName];

/** What came of it: `keys` that were bought. */
export type ShopOutcome =
  | { readonly success: true; readonly keys: number }
  | { readonly success: false; readonly error: ShopRefusal };

/** The shop as rooms ask it. */
export interface ShopService {
  /** Does what a player asks for; never throws. */
  answer(playerId: string, request: ShopRequest): Promise<ShopOutcome>;
  /** Whether a player may wear or show a look; false for what there is none of. */
  owns(playerId: string, look: Look): Promise<boolean>;
}

export function createShopService(deps: ShopDeps): ShopService {
  return {
    answer: async (playerId, request) => {
      try {
        if (isGuestId(playerId)) throw new AppError('auth/login_required');
        if (await deps.ports.isInRankedMatch(deps.database.db, playerId)) throw new AppError('shop/in_match');
        const keys = await carryOut(deps, playerId, request);
        if (request.call === 'buy-bomb' || request.call === 'unlock-chest') await emitUnlockedBombs(deps, playerId);
        return { success: true, keys };
      } catch (cause) {
        return { success: false, error: refusalOf(deps, cause) };
      }
    },
    owns: async (playerId, look) => {
      try {
        return await ownsLook(deps.database.db, playerId, look);
      } catch (cause) {
        if (cause instanceof AppError) return false;
        throw cause;
      }
    },
  };
}

/** How many keys came in. */
async function carryOut(deps: ShopDeps, playerId: string, request: ShopRequest): Promise<number> {
  const buy = async (look: Look, method: 'coin' | 'diamond' | null = null): Promise<number> => {
    await buyLook(deps, playerId, look, method);
    return 0;
  };
  const wear = async (look: Look): Promise<number> => {
    await wearLook(deps, playerId, look);
    return 0;
  };
  switch (request.call) {
    case 'buy-key':
      return buyKeys(deps, playerId, request.message);
    case 'buy-heart':
      return buy({ kind: 'heart', id: request.message.id });
    case 'buy-streak':
      return buy({ kind: 'streak', id: request.message.id });
    case 'buy-frame':
      return buy({ kind: 'frame', id: request.message.id }, request.message.buyMethod);
    case 'buy-background':
      return buy({ kind: 'background', id: request.message.id });
    case 'buy-bomb':
      return buy({ kind: 'bomb', id: request.message.id }, request.message.buyMethod);
    case 'unlock-chest':
      await openChest(deps, playerId, request.message);
      return 0;
    case 'equip-heart':
      return wear({ kind: 'heart', id: request.message.id });
    case 'equip-streak':
      return wear({ kind: 'streak', id: request.message.id });
    case 'equip-background':
      return wear({ kind: 'background', id: request.message.id });
    case 'equip-frame':
      return wear({ kind: 'frame', id: request.message.id });
    case 'equip-bomb':
      return wear({ kind: 'bomb', id: request.message.id });
  }
}

/** It is bought all the same when they cannot be told: they hear of it when they come again. */
async function emitUnlockedBombs(deps: ShopDeps, playerId: string): Promise<void> {
  try {
    await emitUnlocked(deps, playerId, 'item-unlocked');
  } catch (cause) {
    deps.logger.warn({ part: 'shop', err: cause }, 'a new bomb could not be told of');
  }
}

/** What players have words for; everything else is a fault of the server. */
function refusalOf({ logger }: ShopDeps, cause: unknown): ShopRefusal {
  const refusal = cause instanceof AppError && SHOP_REFUSALS.find((known) => known === cause.code);
  if (refusal) return refusal;
  logger.error({ part: 'shop', err: cause }, 'the shop failed');
  return 'shop/failed';
}
