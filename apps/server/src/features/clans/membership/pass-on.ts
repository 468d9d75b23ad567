import { CLANS } from '@syllaboom/engine';
import { readBannedAmong } from '#features/account';
import type { Tx } from '#platform/db/index.ts';
import { tellClan } from '../announce.ts';
import { type ClanFacts, findClanOfOwner, lockClan, writeClan } from '../clan.repository.ts';
import type { ClanDeps } from '../clans.deps.ts';
import { addDeed } from '../log.repository.ts';
import { findHeir, readMembers } from './member.repository.ts';

const DAY_MS = 86_400_000;

/** Gives a clan that is held to whoever has earned most of it besides its owner. Whether there was anybody. */
export async function passOn(
  deps: ClanDeps,
  tx: Tx,
  clan: ClanFacts,
  { at, toBanned }: { readonly at: Date; readonly toBanned: boolean },
): Promise<boolean> {
  const banned = await readBannedAmong(
    tx,
    (await readMembers(tx, clan.id)).map(({ playerId }) => playerId),
  );
  const heir = await findHeir(tx, { clanId: clan.id, ownerId: clan.ownerId }, banned);
  if (heir === null || (!toBanned && banned.includes(heir))) return false;
  await writeClan(tx, clan.id, { ownerId: heir });
  await addDeed(tx, { clanId: clan.id, at, kind: 'passed_on', player: heir });
  await tellClan(deps, tx, clan.id);
  return true;
}

/** An owner who is banned for long gives the clan away, where there is anybody to have it. The account is held. */
export async function passOnOfBanned(
  deps: ClanDeps,
  tx: Tx,
  { playerId, until }: { readonly playerId: string; readonly until: Date | null },
): Promise<void> {
  const at = deps.clock.now();
  if (until !== null && until.getTime() - at.getTime() <= CLANS.ownerBanDays * DAY_MS) return;
  const owned = await findClanOfOwner(tx, playerId);
  const clan = owned === null ? null : await lockClan(tx, owned.id);
  if (clan?.ownerId === playerId) await passOn(deps, tx, clan, { at, toBanned: false });
}
