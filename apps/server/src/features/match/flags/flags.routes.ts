import { AppError } from '#platform/errors/app-error.ts';
import type { FeatureRoutes } from '#manifest/feature.ts';
import { appealMatch, decideFlag, type FlagDeps, listFlaggedMatches, readOwnFlag } from './flag.service.ts';
import { undoGains } from './undo-gains.ts';

const DONE = { success: true } as const;

/** Matches that don't count: what their players are told, and what the staff does about them. */
export const createFlagRoutes = (deps: FlagDeps) =>
  ({
    ownFlag: async ({ caller, params }) => ({
      flag: await readOwnFlag(deps.database.db, caller.playerId, params.id),
    }),
    appealMatch: async ({ caller, params, body }) => {
      await appealMatch(deps, caller.playerId, params.id, body.text);
      return DONE;
    },
    flaggedMatches: ({ query }) => listFlaggedMatches(deps.database.db, query),
    decideFlag: async ({ caller, params, body }) => {
      await decideFlag(deps, caller, params, body);
      return DONE;
    },
    undoGains: async ({ caller, params, body }) => {
      const since = body.since === null ? null : new Date(body.since);
      // Everything that somebody ever played is taken back by nobody's slip: all matches want a day to begin with, and one
      // that the database knows.
      const isDay = since !== null && since.getTime() >= 0;
      if (!isDay && (since !== null || body.all))
        throw new AppError('http/bad_request', { params: { field: 'since' } });
      const request = { playerId: params.id, since, all: body.all, reason: body.reason };
      return { ...DONE, undone: await undoGains(deps, caller, request) };
    },
  }) satisfies FeatureRoutes;
