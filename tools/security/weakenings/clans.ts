import type { Weakening } from './weakening.ts';

/** What people may do in clans that are not theirs. */
export const CLANS: readonly Weakening[] = [
  {
    item: '18',
    what: 'strangers see the purse of a clan, and who has earned what',
    file: 'apps/server/src/features/clans/read-clan.ts',
    find: 'const isMember = members.some(({ playerId }) => playerId === callerId);',
    replace: "const isMember = callerId !== '';",
    test: 'apps/server/src/features/clans/membership/clan-rights.itest.ts',
  },
  {
    item: '21',
    what: 'anybody asks any clan',
    file: 'apps/server/src/features/clans/membership/ask-clan.ts',
    find: "await requireLevel(tx, playerId, clan.minLevel, 'clan/level');",
    replace: '',
    test: 'apps/server/src/features/clans/membership/clan-rights.itest.ts',
  },
  {
    item: '51',
    what: 'owners leave their clan with nobody',
    file: 'apps/server/src/features/clans/membership/end-membership.ts',
    find: "if (clan.ownerId === playerId && clan.memberCount > 1) throw new AppError('clan/owner_stays');",
    replace: '',
    test: 'apps/server/src/features/clans/membership/clans.itest.ts',
  },
  {
    item: '51',
    what: 'who was put out of a clan asks again at once',
    file: 'apps/server/src/features/clans/membership/end-membership.ts',
    find: 'await writeLeft(tx, memberId, at);',
    replace: '',
    test: 'apps/server/src/features/clans/membership/clans.itest.ts',
  },
];
