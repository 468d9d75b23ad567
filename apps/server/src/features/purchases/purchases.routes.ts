import { AppError } from '#platform/errors/app-error.ts';
import type { FeatureRoutes } from '#manifest/feature.ts';
import type { PurchasesService } from './purchases.service.ts';

/** What can be bought inside Discord; nothing where the game can't look purchases up. */
export const createPurchaseRoutes = (purchases: PurchasesService | null) =>
  ({
    discordGoods: async () => {
      if (purchases === null) throw new AppError('discord/off');
      return { goods: [...purchases.goods] };
    },
  }) satisfies FeatureRoutes;
