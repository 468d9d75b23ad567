import type { Db } from '#platform/db/index.ts';
import type { FeatureRoutes } from '#manifest/feature.ts';
import type { ModerationService } from './moderation.service.ts';
import { addRemoval, cancelRemoval, listRemovals, type RemovalDeps } from './removals.ts';
import { listAppeals, listAudit } from './staff-log.ts';
import { describeForStaff, findPlayers } from './staff-players.ts';
import { describeReport, listReports } from './staff-reports.ts';

const DONE = { success: true } as const;

/** Reports and appeals of players, and the staff's pages. */
export const createModerationRoutes = (moderation: ModerationService, db: Db) =>
  ({
    report: async ({ caller, body }) => {
      await moderation.report(caller.playerId, body);
      return DONE;
    },
    sendAppeal: async ({ body }) => {
      await moderation.appeal(body.token, body.text);
      return DONE;
    },
    verifyPlayer: async ({ caller, body }) => ({
      verified: await moderation.toggleVerified(caller.playerId, body.playerId),
    }),
    reportQueue: ({ query }) => listReports(db, query),
    reportDetail: ({ params }) => describeReport(db, params.id),
    dismissReport: async ({ caller, params }) => {
      await moderation.dismiss(caller.playerId, params.id);
      return DONE;
    },
    sanctionPlayer: async ({ caller, body }) => ({ ...DONE, id: await moderation.sanction(caller, body) }),
    liftSanction: async ({ caller, params, body }) => {
      await moderation.lift(caller, params.id, body.reason);
      return DONE;
    },
    staffPlayers: ({ query }) => findPlayers(db, query.q),
    staffPlayer: ({ params }) => describeForStaff(db, params.id),
    removePicture: async ({ caller, params }) => {
      await moderation.removePicture(caller, params.id);
      return DONE;
    },
    setHeldRole: async ({ caller, params, body }) => {
      await moderation.setRole(caller.playerId, params.id, body);
      return DONE;
    },
    appealQueue: ({ query }) => listAppeals(db, query),
    decideAppeal: async ({ caller, params, body }) => {
      await moderation.decideAppeal(caller, params.id, body);
      return DONE;
    },
    auditLog: ({ query }) => listAudit(db, query),
    announce: async ({ caller, body }) => {
      await moderation.announce(caller.playerId, body.text);
      return DONE;
    },
  }) satisfies FeatureRoutes;

/** Words that will leave the dictionaries. */
export const createRemovalRoutes = (deps: RemovalDeps) =>
  ({
    removals: ({ params, query }) => listRemovals(deps, params.locale, query),
    addRemoval: async ({ caller, params, body }) => {
      await addRemoval(deps, caller.playerId, params.locale, body.word);
      return DONE;
    },
    cancelRemoval: async ({ caller, params }) => {
      await cancelRemoval(deps, caller.playerId, params.locale, params.word);
      return DONE;
    },
  }) satisfies FeatureRoutes;
