import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { showNotice, tellClan } from '../announce.ts';
import { deleteLinesOf } from '../chat/line.repository.ts';
import { type ClanFacts, closeClan, lockClan, lockClanOfOwner, writeClan } from '../clan.repository.ts';
import type { ClanDeps } from '../clans.deps.ts';
import { addDeed } from '../log.repository.ts';
import { burnPurse } from '../purse.ts';
import { lockPeople } from './lock-people.ts';
import { countDown, findClanIdOf, isMember, removeMember, writeLeft } from './member.repository.ts';
import { deleteRequestsTo } from './request.repository.ts';

/** Holds the clan that a player, whose account is held, is in; null: none. */
export async function lockClanOf(tx: Tx, playerId: string): Promise<ClanFacts | null> {
  const clanId = await findClanIdOf(tx, playerId);
  const clan = clanId === null ? null : await lockClan(tx, clanId);
  // Put out a moment ago, while the clan was waited for.
  return clan !== null && (await isMember(tx, clan.id, playerId)) ? clan : null;
}

/** Takes a player out of their clan. With the last one the clan ends; an owner gives it to another one first. */
export async function leaveClan(deps: ClanDeps, playerId: string): Promise<void> {
  const at = deps.clock.now();
  await deps.database.transact(async (tx) => {
    await lockPeople(tx, playerId, playerId);
    const clan = await lockClanOf(tx, playerId);
    if (clan === null) throw new AppError('clan/none');
    if (clan.ownerId === playerId && clan.memberCount > 1) throw new AppError('clan/owner_stays');
    await takeOut(tx, clan, playerId, at);
    await writeLeft(tx, playerId, at);
    await addDeed(tx, { clanId: clan.id, at, kind: 'left', by: playerId });
    deps.ports.announceChange(tx, playerId);
    await tellClan(deps, tx, clan.id, [playerId]);
  });
}

/** Puts a member out. */
export async function kickMember(deps: ClanDeps, ownerId: string, memberId: string): Promise<void> {
  const at = deps.clock.now();
  await deps.database.transact(async (tx) => {
    await lockPeople(tx, ownerId, memberId);
    const clan = await lockClanOfOwner(tx, ownerId);
    if (clan === null) throw new AppError('clan/not_owner');
    if (memberId === ownerId) throw new AppError('clan/self');
    if (!(await isMember(tx, clan.id, memberId))) throw new AppError('clan/not_member');
    await takeOut(tx, clan, memberId, at);
    await writeLeft(tx, memberId, at);
    await addDeed(tx, { clanId: clan.id, at, kind: 'kicked', by: ownerId, player: memberId });
    deps.ports.announceChange(tx, memberId);
    showNotice(deps, tx, memberId, 'clanKicked', { clan: clan.name });
    await tellClan(deps, tx, clan.id, [memberId]);
  });
}

/** Gives a clan to another of its members. */
export async function transferClan(deps: ClanDeps, ownerId: string, memberId: string): Promise<void> {
  const at = deps.clock.now();
  await deps.database.transact(async (tx) => {
    const hasAccount = await lockPeople(tx, ownerId, memberId);
    const clan = await lockClanOfOwner(tx, ownerId);
    if (clan === null) throw new AppError('clan/not_owner');
    if (memberId === ownerId) throw new AppError('clan/self');
    if (!hasAccount || !(await isMember(tx, clan.id, memberId))) throw new AppError('clan/not_member');
    await writeClan(tx, clan.id, { ownerId: memberId });
    await addDeed(tx, { clanId: clan.id, at, kind: 'transferred', by: ownerId, player: memberId });
    await tellClan(deps, tx, clan.id);
  });
}

/** Takes a member out of a clan that is held; the last one ends it. */
export async function takeOut(tx: Tx, clan: ClanFacts, playerId: string, at: Date): Promise<void> {
  await removeMember(tx, clan.id, playerId);
  if (clan.memberCount > 1) return countDown(tx, clan.id);
  await closeClan(tx, clan.id, at);
  await burnPurse(tx, clan.id);
  await deleteRequestsTo(tx, clan.id);
  await deleteLinesOf(tx, clan.id);
}
