import { FRIENDS, GAME_LANGUAGES } from '@syllaboom/engine';
import { readProfiles } from '#features/profile';
import { AppError } from '#platform/errors/app-error.ts';
import { showPublicText } from '#platform/text/index.ts';
import type { FriendDeps } from './friends.deps.ts';
import { readPair } from './pair.repository.ts';
import { readSettings } from './settings.repository.ts';

/** An invitation into the room that the player sits in. */
export interface Invite {
  readonly friendId: string;
  readonly roomId: string;
  readonly message?: string | undefined;
}

/** Invites a friend. Who has chosen to be offline is not there, as anybody else who is not. */
export async function inviteFriend(
  deps: Omit<FriendDeps, 'profiles'>,
  playerId: string,
  invite: Invite,
): Promise<void> {
  const { database, ports, channel, invitationLimit } = deps;
  const { friendId, roomId, message = '' } = invite;
  if ([...message.trim()].length > FRIENDS.inviteMessageLength) throw new AppError('friend/message_too_long');
  if ((await readPair(database.db, playerId, friendId)) !== 'friends') throw new AppError('friend/not_friends');
  if (await ports.isMuted(playerId)) throw new AppError('friend/muted');
  if (!(await ports.mayBringAlong(playerId, roomId))) throw new AppError('friend/no_room');
  const { status } = await readSettings(database.db, friendId);
  const place = status === 'offline' ? null : ports.whereIs(friendId);
  if (place === null) throw new AppError('friend/offline');
  if (place.room === roomId || (await ports.isPlaying(friendId))) throw new AppError('friend/in_game');
  await invitationLimit.consume(`${playerId}:${friendId}`);
  const profiles = await readProfiles(database.db, [playerId, friendId]);
  const from = profiles.find((profile) => profile.playerId === playerId);
  const languages = GAME_LANGUAGES.filter((language) => profiles.some(({ locale }) => locale === language));
  channel.send([friendId], 'friend_invite', {
    fromId: playerId,
    fromName: from?.displayName ?? '',
    fromAvatar: from?.avatar ?? '',
    fromFrame: from?.frame ?? 0,
    roomId,
    message: showPublicText('invitation', message, languages),
  });
}
