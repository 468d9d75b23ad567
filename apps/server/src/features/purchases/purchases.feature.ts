import type { Feature } from '#manifest/feature.ts';
import { MINUTE_MS } from '#manifest/jobs.ts';
import type { DiscordSignIn } from '#features/account';
import type { Hook } from '#platform/http/call.ts';
import { purchasePersonalData } from './personal-data.ts';
import { readBuyers } from './purchases.repository.ts';
import { createPurchaseRoutes } from './purchases.routes.ts';
import type { PurchasesService } from './purchases.service.ts';

/** What the feature needs of Discord. */
interface AtDiscord {
  readonly purchases: PurchasesService;
  readonly hooks: readonly Hook[];
  /** Never throws. */
  greet(signIn: DiscordSignIn): Promise<void>;
}

/** What is bought inside Discord; null: the game is not set up there, but purchases of before stay. */
export const purchasesFeature = (discord: AtDiscord | null) =>
  ({
    routes: createPurchaseRoutes(discord?.purchases ?? null),
    personalData: purchasePersonalData,
    playerTables: ['purchase'],
    keepsAccounts: readBuyers,
    ...(discord === null ? {} : tendPurchases(discord)),
  }) satisfies Feature;

const tendPurchases = ({ purchases, hooks, greet }: AtDiscord) =>
  ({
    hooks,
    // At once, too: an earlier process may have died between a credit and its end.
    jobs: [{ name: 'reconcile', everyMs: MINUTE_MS, run: () => purchases.reconcile(), atStart: true }],
    listeners: { discordSignIn: greet },
    close: () => purchases.settle(),
  }) satisfies Feature;
