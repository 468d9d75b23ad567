import type { FriendSettings } from '@syllaboom/contracts';
import { requireAccount } from '#features/account';
import type { FriendDeps } from './friends.deps.ts';
import { lockSettings, readSettings, type StoredSettings, writeSettings } from './settings.repository.ts';

/** What of it the player reads. */
export const shownSettings = ({
  status,
  friendsAllowedToJoin,
  requests,
  messages,
}: StoredSettings): FriendSettings => ({ status, friendsAllowedToJoin, requests, messages });

/** Changes what is named; the rest stays as it was. */
export async function changeSettings(
  { database, clock }: Pick<FriendDeps, 'database' | 'clock'>,
  playerId: string,
  change: { readonly [Key in keyof FriendSettings]?: FriendSettings[Key] | undefined },
): Promise<FriendSettings> {
  return database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    const now = clock.now();
    await lockSettings(tx, playerId, now);
    const before = await readSettings(tx, playerId);
    const settings = {
      status: change.status ?? before.status,
      friendsAllowedToJoin: change.friendsAllowedToJoin ?? before.friendsAllowedToJoin,
      requests: change.requests ?? before.requests,
      messages: change.messages ?? before.messages,
    };
    const statusSince = settings.status === before.status ? (before.statusSince ?? now) : now;
    await writeSettings(tx, playerId, { ...settings, statusSince });
    return settings;
  });
}
