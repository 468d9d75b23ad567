import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { readAccountFacts, searchUsernames } from '#features/account';
import { readProfiles, searchNames } from '#features/profile';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { namePlayers } from '../name-players.ts';
import { readReportsAgainst } from '../reports/report.repository.ts';
import { readSanctionsOf, showSanction } from '../sanctions/sanction.repository.ts';
import { summarise } from '../reports/staff-reports.ts';

type Reply<Name extends keyof typeof ENDPOINTS> = ReplyOf<(typeof ENDPOINTS)[Name]>;

/** Players shown for a search, reports shown for a player. */
const PLAYERS_SHOWN = 20;
const REPORTS_SHOWN = 50;

/** Players by id, user name or display name; banned ones too. */
export async function findPlayers(db: Db, q: string): Promise<Reply<'staffPlayers'>> {
  const text = q.trim();
  if (text === '') return { players: [] };
  const [byUsername, byName] = await Promise.all([
    searchUsernames(db, text, PLAYERS_SHOWN),
    searchNames(db, { text, leastExp: 0, except: '', most: PLAYERS_SHOWN }),
  ]);
  const ids = [...new Set([text, ...byUsername, ...byName.map(({ playerId }) => playerId)])];
  const [facts, nameOf] = await Promise.all([readAccountFacts(db, ids), namePlayers(db, ids)]);
  const players = ids.flatMap((id) => {
    const account = facts.get(id);
    if (account === undefined || account.erased) return [];
    return [{ ...nameOf(id), username: account.username, banned: account.banned }];
  });
  return { players: players.slice(0, PLAYERS_SHOWN) };
}

/** What the staff knows of a player. */
export async function describeForStaff(db: Db, id: string): Promise<Reply<'staffPlayer'>> {
  const [facts, [profile], stored, reports] = await Promise.all([
    readAccountFacts(db, [id]),
    readProfiles(db, [id]),
    readSanctionsOf(db, id),
    readReportsAgainst(db, id, REPORTS_SHOWN),
  ]);
  const account = facts.get(id);
  if (account === undefined || account.erased || profile === undefined) throw new AppError('profile/not_found');
  const nameOf = await namePlayers(
    db,
    stored.map(({ givenBy }) => givenBy),
  );
  return {
    player: {
      id,
      displayName: profile.displayName,
      avatar: profile.avatar,
      frame: profile.frame,
      username: account.username,
      roles: [...account.roles],
      createdAt: account.createdAt.toISOString(),
      exp: profile.exp,
      matches: profile.matches,
    },
    sanctions: stored.map((sanction) => showSanction(sanction, nameOf(sanction.givenBy).displayName)),
    reports: await summarise(db, reports),
  };
}
