import type { ClanEvent, Popup } from '@syllaboom/contracts';
import type { Tx } from '#platform/db/index.ts';
import type { ClanDeps } from './clans.deps.ts';
import { readMembers } from './membership/member.repository.ts';

type Deps = Pick<ClanDeps, 'channel'>;

/** Tells everybody in a clan, and whoever is named, that something about it changed: what they see is read again. */
export async function tellClan(
  { channel }: Deps,
  tx: Tx,
  clanId: string,
  also: readonly string[] = [],
  about: Omit<ClanEvent, 'clan'> = {},
): Promise<void> {
  const members = (await readMembers(tx, clanId)).map(({ playerId }) => playerId);
  const told = [...new Set([...members, ...also])];
  if (told.length > 0) channel.sendAfter(tx, told, 'clan', { clan: clanId, ...about });
}

/** Shows a player one of the notices of clans, wherever they are. */
export function showNotice(
  { channel }: Deps,
  tx: Tx,
  playerId: string,
  key: 'clanAccepted' | 'clanKicked' | 'clanRequest',
  params: NonNullable<Popup['params']>,
): void {
  channel.sendAfter(tx, [playerId], 'popup', { kind: 'notice', key, params });
}
