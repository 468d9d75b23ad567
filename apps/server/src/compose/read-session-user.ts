import type { SessionUser } from '@syllaboom/contracts';
import { readAccountFacts } from '#features/account';
import { readBadges } from '#features/clans';
import { countRedeemed } from '#features/codes';
import { readOwnedCosmetics } from '#features/inventory';
import { describePlayer, readProfiles } from '#features/profile';
import { readBalances } from '#features/wallet';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** A player's account, profile, balances and cosmetics as the client holds them. */
export async function readSessionUser(db: Db, account: Parameters<typeof describePlayer>[0]): Promise<SessionUser> {
  const { playerId } = account;
  const [[profile], balances, cosmetics, redeemed, clans] = await Promise.all([
    readProfiles(db, [playerId]),
    readBalances(db, playerId),
    readOwnedCosmetics(db, playerId),
    countRedeemed(db, playerId),
    readBadges(db, [playerId]),
  ]);
  return describePlayer(account, profile, balances, cosmetics, { redeemed, clan: clans.get(playerId)?.id ?? 0 });
}

/** The same by the id alone. */
export async function readSessionUserOf(db: Db, playerId: string): Promise<SessionUser> {
  const account = (await readAccountFacts(db, [playerId])).get(playerId);
  if (account === undefined) throw new AppError('profile/not_found');
  return readSessionUser(db, { playerId, ...account });
}
