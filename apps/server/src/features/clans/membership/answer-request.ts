import { lockAccount } from '#features/account';
import { post, runOperation } from '#features/wallet';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { showNotice, tellClan } from '../announce.ts';
import { findClanOfOwner, lockClanOfOwner } from '../clan.repository.ts';
import type { ClanDeps } from '../clans.deps.ts';
import { addDeed } from '../log.repository.ts';
import { payOr } from '../pay.ts';
import { lockPeople } from './lock-people.ts';
import { addMember, countUp, findClanIdOf, isMember } from './member.repository.ts';
import { deleteRequest, deleteRequestsBy, findRequest, type JoinRequest } from './request.repository.ts';

const notAsked = () => new AppError('clan/not_asked');

/**
 * Lets somebody in who asks, once for each request: the fee of the request goes to the clan's purse, other requests of the
 * player are gone. Accounts, clan, purses: so the rows are locked. A refusal keeps the request.
 */
export async function acceptRequest(deps: ClanDeps, ownerId: string, playerId: string): Promise<void> {
  const { database, clock } = deps;
  const at = clock.now();
  const known = await findClanOfOwner(database.db, ownerId);
  if (known === null) throw new AppError('clan/not_owner');
  const asked = await findRequest(database.db, known.id, playerId, at);
  if (asked === null) {
    // An answer may be lost: what is done is done.
    if (await isMember(database.db, known.id, playerId)) return;
    throw notAsked();
  }
  const key = `clan:${known.id}:${playerId}:${asked.sentAt.getTime()}`;
  await runOperation<null>(
    database,
    { actor: 'clan', key, kind: 'clan-accept', body: null },
    async (tx, operationId) => {
      const hasAccount = await lockPeople(tx, ownerId, playerId);
      const clan = await lockClanOfOwner(tx, ownerId);
      if (clan?.id !== known.id) throw new AppError('clan/not_owner');
      const request = hasAccount ? await findRequest(tx, clan.id, playerId, at) : null;
      if (request === null || !isSame(request, asked) || (await findClanIdOf(tx, playerId)) !== null) throw notAsked();
      if (await isBanned(tx, playerId, at)) throw notAsked();
      if (clan.memberCount >= clan.slots) throw new AppError('clan/full');
      const { fee, feeType } = request;
      if (fee > 0)
        await payOr('clan/fee_short', () =>
          post(tx, operationId, [{ from: { playerId }, to: { clanId: clan.id }, currency: feeType, amount: fee }]),
        );
      await addMember(tx, clan.id, playerId, at);
      await countUp(tx, clan.id);
      await deleteRequestsBy(tx, playerId);
      await addDeed(tx, {
        clanId: clan.id,
        at,
        kind: 'accepted',
        by: ownerId,
        player: playerId,
        amount: fee,
        currency: fee > 0 ? feeType : null,
      });
      deps.ports.announceChange(tx, playerId);
      showNotice(deps, tx, playerId, 'clanAccepted', { clan: clan.name });
      await tellClan(deps, tx, clan.id);
      return null;
    },
  );
}

/** A request that was taken back and made again is another one. */
const isSame = (one: JoinRequest, other: JoinRequest): boolean => one.sentAt.getTime() === other.sentAt.getTime();

async function isBanned(tx: Tx, playerId: string, at: Date): Promise<boolean> {
  const ban = (await lockAccount(tx, playerId))?.ban ?? null;
  return ban !== null && (ban.until === null || ban.until > at);
}

/** Declines somebody who asks; nobody is told. */
export async function declineRequest(deps: ClanDeps, ownerId: string, playerId: string): Promise<void> {
  await deps.database.transact(async (tx) => {
    await lockPeople(tx, ownerId, playerId);
    const clan = await lockClanOfOwner(tx, ownerId);
    if (clan === null) throw new AppError('clan/not_owner');
    if (await deleteRequest(tx, clan.id, playerId))
      deps.channel.sendAfter(tx, [ownerId, playerId], 'clan', { clan: clan.id });
  });
}
