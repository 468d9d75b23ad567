import type { Feature } from '#manifest/feature.ts';
import { HOUR_MS, MINUTE_MS } from '#manifest/jobs.ts';
import { forgetLines } from './chat/line.repository.ts';
import { freeNames } from './clan.repository.ts';
import { clanSubjects } from './clan-subjects.ts';
import type { ClanDeps } from './clans.deps.ts';
import { createClanRoutes } from './clans.routes.ts';
import { clanWeekAt } from './exp/clan-week.ts';
import { countClans } from './exp/count-clans.ts';
import { addEarned } from './exp/earned.repository.ts';
import { forgetWeeks } from './exp/refresh.repository.ts';
import { forgetDeeds } from './log.repository.ts';
import { forgetLeft } from './membership/member.repository.ts';
import { passOnOfBanned } from './membership/pass-on.ts';
import { deleteOldRequests, deleteRequestsBetween } from './membership/request.repository.ts';
import { clansPersonalData } from './personal-data.repository.ts';

/** Clans: members, requests, a purse, exp, a log and a chat. */
export const clansFeature = (deps: ClanDeps) =>
  ({
    routes: createClanRoutes(deps),
    personalData: clansPersonalData(deps),
    playerTables: ['clan', 'clan_member', 'clan_request', 'clan_left', 'clan_log', 'clan_line', 'clan_week_member'],
    subjects: clanSubjects(deps),
    listeners: {
      playerBanned: (tx, ban) => passOnOfBanned(deps, tx, ban),
      playerBlocked: (tx, { playerId, otherId }) => deleteRequestsBetween(tx, playerId, otherId),
    },
    atMatchEnd: async (tx, { match, players }) => {
      await addEarned(
        tx,
        clanWeekAt(match.endedAt).week,
        players.map(({ seat, grant }) => ({ playerId: seat.playerId, exp: grant.exp })),
      );
      return {};
    },
    jobs: [
      { name: 'count', everyMs: MINUTE_MS, run: () => countClans(deps), quiet: true },
      { name: 'forget', everyMs: HOUR_MS, run: () => forget(deps) },
    ],
  }) satisfies Feature;

async function forget({ database, clock }: ClanDeps): Promise<void> {
  const now = clock.now();
  await database.transact(async (tx) => {
    await freeNames(tx, now);
    await deleteOldRequests(tx, now);
    await forgetLeft(tx, now);
    await forgetDeeds(tx, now);
    await forgetWeeks(tx, clanWeekAt(now).week);
    await forgetLines(tx, now);
  });
}
