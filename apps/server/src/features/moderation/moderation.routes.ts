import type { FeatureRoutes } from '#manifest/feature.ts';
import { announce } from './staff/announce.ts';
import { decideAppeal, sendAppeal } from './appeals/appeals.ts';
import { dismissReport } from './reports/dismiss-report.ts';
import { fileReport } from './reports/file-report.ts';
import { liftSanction } from './sanctions/lift-sanction.ts';
import type { ModerationDeps } from './moderation.deps.ts';
import { addRemoval, cancelRemoval, listRemovals, type RemovalDeps } from './removals.ts';
import { setHeldRole, toggleVerified } from './staff/roles.ts';
import { sanctionPlayer } from './sanctions/sanction-player.ts';
import { listAppeals, listAudit } from './staff/staff-log.ts';
import { describeForStaff, findPlayers } from './staff/staff-players.ts';
import { describeReport, listReports } from './reports/staff-reports.ts';
import { listOwnHidden } from './takedowns/own-takedowns.ts';
import { takeDown } from './takedowns/take-down.ts';

const DONE = { success: true } as const;

/** Reports and appeals of players, and the staff's pages. */
export const createModerationRoutes = (deps: ModerationDeps) =>
  ({
    report: async ({ caller, body }) => {
      await fileReport(deps, caller.playerId, body);
      return DONE;
    },
    sendAppeal: async ({ body }) => {
      await sendAppeal(deps, body.token, body.text);
      return DONE;
    },
    verifyPlayer: async ({ caller, body }) => ({
      verified: await toggleVerified(deps, caller.playerId, body.playerId),
    }),
    reportQueue: ({ query }) => listReports(deps.database.db, query),
    reportDetail: ({ params }) => describeReport(deps, params.id),
    dismissReport: async ({ caller, params }) => {
      await dismissReport(deps, caller.playerId, params.id);
      return DONE;
    },
    takeDown: async ({ caller, params, body }) => ({
      ...DONE,
      isNew: await takeDown(deps, caller, { reportId: params.id, reason: body.reason }),
    }),
    hiddenContent: async ({ caller }) => ({ hidden: await listOwnHidden(deps, caller.playerId) }),
    sanctionPlayer: async ({ caller, body }) => ({ ...DONE, id: await sanctionPlayer(deps, caller, body) }),
    liftSanction: async ({ caller, params, body }) => {
      await liftSanction(deps, caller, params.id, body.reason);
      return DONE;
    },
    staffPlayers: ({ query }) => findPlayers(deps.database.db, query.q),
    staffPlayer: ({ params }) => describeForStaff(deps.database.db, params.id),
    setHeldRole: async ({ caller, params, body }) => {
      await setHeldRole(deps, caller.playerId, params.id, body);
      return DONE;
    },
    appealQueue: ({ query }) => listAppeals(deps.database.db, query),
    decideAppeal: async ({ caller, params, body }) => {
      await decideAppeal(deps, caller, params.id, body);
      return DONE;
    },
    auditLog: ({ query }) => listAudit(deps.database.db, query),
    announce: async ({ caller, body }) => {
      await announce(deps, caller.playerId, body.text);
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
