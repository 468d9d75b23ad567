import type { BodyOf, ENDPOINTS } from '@syllaboom/contracts';
import { type ClanCurrency, CLANS, may, NOTHING_SET } from '@syllaboom/engine';
import { lockAccount, requireAccount } from '#features/account';
import { readProfiles, requireLevel } from '#features/profile';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { showNotice, tellClan } from '../announce.ts';
import { type ClanFacts, lockClan } from '../clan.repository.ts';
import type { ClanDeps } from '../clans.deps.ts';
import { requireFree } from '../found-clan.ts';
import { addRequest, countRequestsTo, deleteRequest, findRequest, readRequestsBy } from './request.repository.ts';

type Body = BodyOf<(typeof ENDPOINTS)['joinClan']>;
interface Fee {
  readonly fee: number;
  readonly feeType: ClanCurrency;
}

/** Asks a clan to be let in: whatever its fee becomes, accepting takes the one of this moment. */
export async function askClan(deps: ClanDeps, playerId: string, { clanId, joinFee, feeType }: Body): Promise<Fee> {
  const at = deps.clock.now();
  return deps.database.transact(async (tx) => {
    // Alone: two requests at once would both find room for one more.
    if ((await lockAccount(tx, playerId)) === null) throw new AppError('auth/token_invalid');
    await requireFree(tx, playerId, at);
    const clan = await lockClan(tx, clanId);
    if (clan === null) throw new AppError('clan/not_found');
    const known = await findRequest(tx, clanId, playerId, at);
    if (known !== null) return { fee: known.fee, feeType: known.feeType };
    await requireNoBlock(deps, tx, playerId, clan.ownerId);
    await requireLevel(tx, playerId, clan.minLevel, 'clan/level');
    if (clan.memberCount >= clan.slots) throw new AppError('clan/full');
    if ((joinFee ?? clan.joinFee) !== clan.joinFee || (feeType ?? clan.feeType) !== clan.feeType)
      throw new AppError('clan/fee_changed', { params: { fee: clan.joinFee, feeType: clan.feeType } });
    if ((await readRequestsBy(tx, playerId, at)).length >= CLANS.mostAsked) throw new AppError('clan/too_many_asked');
    if ((await countRequestsTo(tx, clanId, at)) >= CLANS.mostRequests) throw new AppError('clan/too_many_requests');
    await addRequest(tx, { clanId, playerId, sentAt: at, fee: clan.joinFee, feeType: clan.feeType });
    await notifyOwner(deps, tx, clan, playerId);
    return { fee: clan.joinFee, feeType: clan.feeType };
  });
}

/** Takes an own request back. */
export async function withdrawRequest(deps: ClanDeps, playerId: string, clanId: string): Promise<void> {
  await deps.database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    const clan = await lockClan(tx, clanId);
    if (clan !== null && (await deleteRequest(tx, clanId, playerId)))
      deps.channel.sendAfter(tx, [clan.ownerId, playerId], 'clan', { clan: clanId });
  });
}

/** Whoever is blocked by the owner cannot tell that from a clan that takes nobody. */
async function requireNoBlock({ ports }: ClanDeps, tx: Tx, playerId: string, ownerId: string): Promise<void> {
  const mutual = (await ports.mutualBlocks(tx, playerId, [ownerId])).get(ownerId);
  if (mutual === undefined || may('joinClan', mutual)) return;
  const isOwn = !may('joinClan', { ...mutual, byTarget: NOTHING_SET });
  throw new AppError(isOwn ? 'clan/blocked' : 'clan/join_refused');
}

async function notifyOwner(deps: ClanDeps, tx: Tx, { id, name, ownerId }: ClanFacts, playerId: string): Promise<void> {
  const [profile] = await readProfiles(tx, [playerId]);
  showNotice(deps, tx, ownerId, 'clanRequest', { player: profile?.displayName ?? '', clan: name });
  await tellClan(deps, tx, id, [playerId]);
}
