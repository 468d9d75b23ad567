import { requireAccount } from '#features/account';
import type { Database } from '#platform/db/index.ts';
import type { FeatureRoutes } from '#manifest/feature.ts';
import { mergePreferences, readPreferences } from './preferences.repository.ts';

/** Preferences of players. Guests have none: the contract refuses to store theirs. Nothing can be unread before there is an inbox. */
export const createPreferencesRoutes = (database: Database) =>
  ({
    getPreferences: async ({ caller }) =>
      caller.guest ? { prefs: {}, ntfc: 0 } : { prefs: await readPreferences(database.db, caller.playerId), ntfc: 0 },
    updatePreferences: async ({ caller, body }) => {
      await database.transact(async (tx) => {
        await requireAccount(tx, caller.playerId);
        await mergePreferences(tx, caller.playerId, body.prefs);
      });
      return { success: true };
    },
  }) satisfies FeatureRoutes;
