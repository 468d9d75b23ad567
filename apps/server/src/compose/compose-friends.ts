import { FRIENDS } from '@syllaboom/engine';
import { readBadges } from '#features/clans';
import { type FriendDeps, KnownProfiles } from '#features/friends';
import type { ModerationService } from '#features/moderation';
import { mayBringAlong } from '../rooms/invitation/may-bring-along.ts';
import { playerSeats } from '../rooms/players/player-seats.ts';
import type { Services } from './compose-services.ts';

type FriendParts = Pick<Services, 'world' | 'blocks' | 'channel' | 'presence' | 'briefs' | 'createLimiter'>;

/** Friends, with what they need of blocks, the staff and the rooms. */
export const composeFriends = (
  { world, blocks, channel, presence, briefs, createLimiter }: FriendParts,
  moderation: Pick<ModerationService, 'chatSanctionsOf'>,
): FriendDeps => ({
  database: world.database,
  clock: world.clock,
  channel,
  profiles: new KnownProfiles(world.clock, channel),
  invitationLimit: createLimiter('invitationsOfPair', { points: 1, seconds: FRIENDS.inviteRestSeconds }),
  ports: {
    blocksBetween: blocks.betweenIn,
    whereIs: (playerId) => presence.whereIs(playerId),
    describeRooms: (roomIds) => briefs.read(roomIds),
    mayBringAlong,
    clansOf: readBadges,
    isPlaying: playerSeats.isPlaying,
    isMuted: async (playerId) => (await moderation.chatSanctionsOf(playerId)).mutedUntil !== null,
  },
});
