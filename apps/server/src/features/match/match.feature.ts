import type { Feature } from '#manifest/feature.ts';
import type { FlagDeps } from './flags/flag.service.ts';
import { createFlagRoutes } from './flags/flags.routes.ts';
import { keepForfeit } from './record/keep-forfeit.ts';
import { createMatchRoutes, type MatchRouteDeps } from './match.routes.ts';
import { matchPersonalData } from './personal-data.repository.ts';

/** Finished matches, what they gave, and those that don't count. */
export const matchFeature = (deps: MatchRouteDeps & FlagDeps) =>
  ({
    routes: { ...createMatchRoutes(deps), ...createFlagRoutes(deps) },
    personalData: matchPersonalData,
    playerTables: ['match_player', 'match_flag', 'daily_play'],
    listeners: { matchForfeited: keepForfeit },
  }) satisfies Feature;
