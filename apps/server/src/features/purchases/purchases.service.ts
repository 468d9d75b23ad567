import type { DiscordGoods } from '#config/discord-config.ts';
import { Background } from './background.ts';
import { type ClaimOutcome, claimMissed, findOutcome, lookUpPurchase, REFUSED } from './claim-purchase.ts';
import { syncCommunityRoles } from './community-roles.ts';
import { consumePurchase } from './consume-purchase.ts';
import type { PurchaseDeps } from './purchases.deps.ts';
import { takeUnconsumed } from './purchases.repository.ts';
import { refundPurchase } from './refund-purchase.ts';

/** Purchases made with money inside Discord, and the roles that come from there. */
export interface PurchasesService {
  readonly goods: readonly DiscordGoods[];
  /** A player says that they bought this: looks it up and credits it once. */
  claim(playerId: string, entitlementId: string): Promise<ClaimOutcome>;
  /** Somebody signed in through Discord: their roles from the community, and what they bought while nobody looked. */
  greet(signIn: {
    readonly playerId: string;
    readonly discordUserId: string;
    readonly accessToken: string;
  }): Promise<void>;
  /** Discord says that this was bought, or changed. False: it could not be looked up now. */
  takeEntitlement(entitlement: { readonly id: string; readonly userId: string | null }): Promise<boolean>;
  refund(entitlementId: string): Promise<void>;
  forgetDiscordTokens(discordUserId: string): Promise<void>;
  /** Once a minute: consumes what was granted only, and looks again where Discord did not answer. */
  reconcile(): Promise<void>;
  /** Waits for what runs in the background. */
  settle(): Promise<void>;
}

/** Whoever grants also consumes; after this time somebody else may try. */
const CONSUME_WITHIN_MS = 60_000;
const CONSUMED_AT_ONCE = 50;

export function createPurchasesService(deps: PurchaseDeps): PurchasesService {
  const background = new Background(deps);
  const { db } = deps.database;
  return {
    goods: deps.config.goods,
    claim: async (playerId, entitlementId) => {
      const known = await findOutcome(deps, playerId, entitlementId);
      if (known !== null) return known;
      const discordUserId = await deps.ports.readDiscordId(db, playerId);
      if (discordUserId === null) return REFUSED;
      return lookUpPurchase(deps, background, { playerId, discordUserId }, entitlementId);
    },
    greet: async ({ playerId, discordUserId, accessToken }) => {
      background.run('missed purchases', () => claimMissed(deps, background, { playerId, discordUserId }));
      await syncCommunityRoles(deps, playerId, accessToken);
    },
    takeEntitlement: async ({ id, userId }) => {
      const playerId = userId === null ? null : await deps.ports.findPlayer(db, userId);
      // Whoever links this account later gets it then.
      if (playerId === null || userId === null) return true;
      if ((await findOutcome(deps, playerId, id)) !== null) return true;
      const { outcome } = await lookUpPurchase(deps, background, { playerId, discordUserId: userId }, id);
      return outcome !== 'later';
    },
    refund: (entitlementId) => refundPurchase(deps, entitlementId),
    forgetDiscordTokens: (discordUserId) => deps.ports.forgetDiscordTokens(discordUserId),
    reconcile: async () => {
      const now = deps.clock.now();
      const before = new Date(now.getTime() - CONSUME_WITHIN_MS);
      const taken = await deps.database.transact((tx) => takeUnconsumed(tx, before, now, CONSUMED_AT_ONCE));
      for (const entitlementId of taken) await consumePurchase(deps, entitlementId);
      for (const buyer of background.takeWaiting()) {
        try {
          await claimMissed(deps, background, buyer);
        } catch (cause) {
          deps.logger.error({ part: 'purchases', err: cause }, 'missed purchases could not be looked up');
          background.recheck(buyer);
        }
      }
    },
    settle: () => background.settle(),
  };
}
