import { requireAccount } from '#features/account';
import type { Database, Db } from '#platform/db/index.ts';
import type { FeatureRoutes } from '#manifest/feature.ts';
import { mergePreferences, readPreferences } from './preferences.repository.ts';

/** What the call of the preferences says besides them. */
export interface PreferencePorts {
  /** How many messages wait for a player. */
  countUnread(db: Db, playerId: string): Promise<number>;
}

/** Preferences of players. Guests have none, and no inbox: the contract refuses to store theirs. */
export const createPreferencesRoutes = (database: Database, { countUnread }: PreferencePorts) =>
  ({
    getPreferences: async ({ caller }) => {
      if (caller.guest) return { prefs: {}, ntfc: 0 };
      const [prefs, ntfc] = await Promise.all([
        readPreferences(database.db, caller.playerId),
        countUnread(database.db, caller.playerId),
      ]);
      return { prefs, ntfc };
    },
    updatePreferences: async ({ caller, body }) => {
      await database.transact(async (tx) => {
        await requireAccount(tx, caller.playerId);
        await mergePreferences(tx, caller.playerId, body.prefs);
      });
      return { success: true };
    },
  }) satisfies FeatureRoutes;
