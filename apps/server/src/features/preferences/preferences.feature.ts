import type { Feature } from '#manifest/feature.ts';
import type { Database } from '#platform/db/index.ts';
import { preferencesPersonalData } from './personal-data.ts';
import { createPreferencesRoutes, type PreferencePorts } from './preferences.routes.ts';

/** Settings that follow a player from device to device. */
export const preferencesFeature = (database: Database, ports: PreferencePorts) =>
  ({
    routes: createPreferencesRoutes(database, ports),
    personalData: preferencesPersonalData,
    playerTables: ['preference'],
  }) satisfies Feature;
