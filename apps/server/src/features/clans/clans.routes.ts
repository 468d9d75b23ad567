import type { FeatureRoutes } from '#manifest/feature.ts';
import { changeSettings, changeTag, describeClan, renameClan } from './change-clan.ts';
import { readLines } from './chat/read-lines.ts';
import { sayLine } from './chat/say-line.ts';
import type { ClanDeps } from './clans.deps.ts';
import { createClanBoards } from './exp/read-boards.ts';
import { foundClan } from './found-clan.ts';
import { listClans } from './list-clans.ts';
import { acceptRequest, declineRequest } from './membership/answer-request.ts';
import { askClan, withdrawRequest } from './membership/ask-clan.ts';
import { kickMember, leaveClan, transferClan } from './membership/end-membership.ts';
import { findClanIdOf } from './membership/member.repository.ts';
import { readBasic, readClan, readLog, readSettings } from './read-clan.ts';
import { upgradeClan } from './upgrade-clan.ts';

const DONE = { success: true } as const;

export const createClanRoutes = (deps: ClanDeps) =>
  ({ ...createReads(deps), ...createMembershipRoutes(deps), ...createOwnerRoutes(deps) }) satisfies FeatureRoutes;

function createReads(deps: ClanDeps) {
  const boards = createClanBoards(deps.database, deps.clock);
  return {
    clanBasic: ({ params }) => readBasic(deps.database.db, params.id),
    clanInfo: ({ caller, params }) => readClan(deps, caller.playerId, params.clanId),
    clanDetail: ({ caller, params }) => readClan(deps, caller.playerId, params.id),
    availableClans: ({ caller, query }) => listClans(deps, caller.playerId, query),
    ownClan: async ({ caller }) => ({ clanId: (await findClanIdOf(deps.database.db, caller.playerId)) ?? 0 }),
    clanSettings: ({ caller }) => readSettings(deps, caller.playerId),
    clanLog: ({ caller }) => readLog(deps, caller.playerId),
    clanChat: ({ caller, query }) => readLines(deps, caller.playerId, query.c),
    clanBoard: ({ caller, query }) => boards.byExp(caller.playerId, Number(query.page ?? 1)),
    clanWeek: ({ caller, query }) =>
      boards.ofWeek(caller.playerId, Number(query.page ?? 1), query.last === 'true' ? 1 : 0),
    clanWeekTop: ({ caller }) => boards.lastTop(caller.playerId),
  } satisfies FeatureRoutes;
}

/** What players do with clans that are not theirs, or that they are in. */
function createMembershipRoutes(deps: ClanDeps) {
  return {
    createClan: async ({ caller, body, key }) => ({
      ...DONE,
      clanId: await foundClan(deps, caller.playerId, body, key),
    }),
    joinClan: async ({ caller, body }) => ({ ...DONE, ...(await askClan(deps, caller.playerId, body)) }),
    withdrawClanRequest: async ({ caller, body }) => {
      await withdrawRequest(deps, caller.playerId, body.clanId);
      return DONE;
    },
    leaveClan: async ({ caller }) => {
      await leaveClan(deps, caller.playerId);
      return DONE;
    },
    sayInClan: ({ caller, body }) => sayLine(deps, caller, body),
  } satisfies FeatureRoutes;
}

function createOwnerRoutes(deps: ClanDeps) {
  return {
    updateClan: async ({ caller, body }) => ({ ...DONE, settings: await changeSettings(deps, caller.playerId, body) }),
    renameClan: async ({ caller, body, key }) => ({
      ...DONE,
      name: await renameClan(deps, caller.playerId, body.name, key),
    }),
    changeClanTag: async ({ caller, body, key }) => ({
      ...DONE,
      tag: await changeTag(deps, caller.playerId, body.tag, key),
    }),
    describeClan: async ({ caller, body }) => ({
      ...DONE,
      description: await describeClan(deps, caller.playerId, body.description),
    }),
    upgradeClan: async ({ caller, key }) => ({ ...DONE, ...(await upgradeClan(deps, caller.playerId, key)) }),
    transferClan: async ({ caller, body }) => {
      await transferClan(deps, caller.playerId, body.memberId);
      return DONE;
    },
    declineClanRequest: async ({ caller, body }) => {
      await declineRequest(deps, caller.playerId, body.playerId);
      return DONE;
    },
    kickClanMember: async ({ caller, body }) => {
      await kickMember(deps, caller.playerId, body.memberId);
      return DONE;
    },
    acceptClanRequest: async ({ caller, body }) => {
      await acceptRequest(deps, caller.playerId, body.acceptedPlayer);
      return DONE;
    },
  } satisfies FeatureRoutes;
}
