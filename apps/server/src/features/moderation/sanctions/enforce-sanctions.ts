import { markBanned, setBan } from '#features/account';
import type { Tx } from '#platform/db/index.ts';
import { FOR_GOOD } from '#platform/rooms/channel/player-channel.ts';
import { lastToEnd } from './describe-ban.ts';
import type { ModerationDeps } from '../moderation.deps.ts';
import { readInForce, type StoredSanction } from './sanction.repository.ts';

/** Brings the account's mark in line with the bans that hold; the account's row is locked by whoever calls. */
export async function refreshBan(tx: Tx, playerId: string, now: Date, isNew: boolean): Promise<void> {
  const ban = lastToEnd(await readInForce(tx, playerId, 'ban', now));
  if (ban === null) return setBan(tx, playerId, null);
  const mark = { since: ban.givenAt, until: ban.endsAt };
  // Sessions that were there before end with the ban; a mere change of its end finds none.
  return isNew ? markBanned(tx, playerId, mark) : setBan(tx, playerId, mark);
}

/** When a player may write again, as rooms take it; null: now. */
export function mutedUntil(mutes: readonly StoredSanction[]): number | null {
  const mute = lastToEnd(mutes);
  return mute === null ? null : (mute.endsAt?.getTime() ?? FOR_GOOD);
}

/** Lets a sanction take effect where the player is, with the commit; the account's row is locked by whoever calls. */
export async function carryOut(
  deps: ModerationDeps,
  tx: Tx,
  { playerId, kind }: Pick<StoredSanction, 'playerId' | 'kind'>,
): Promise<void> {
  if (kind === 'ban') return deps.accounts.announceBan(tx, playerId);
  // Both wait to be read; whoever is here reads them now.
  if (kind === 'takedown') return deps.channel.sendAfter(tx, [playerId], 'warn', {});
  if (kind !== 'mute') return deps.channel.sendAfter(tx, [playerId], kind, {});
  const mutes = await readInForce(tx, playerId, 'mute', deps.clock.now());
  deps.channel.sendAfter(tx, [playerId], 'mute', { until: mutedUntil(mutes) });
}
