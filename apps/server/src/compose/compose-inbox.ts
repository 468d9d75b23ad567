import { readMutualBlocksWith } from '#features/blocks';
import { friendships } from '#features/friends';
import type { InboxDeps } from '#features/inbox';
import type { ModerationService } from '#features/moderation';
import type { Services } from './compose-services.ts';

/** The inbox, with what it asks of friends, blocks and the staff. */
export const composeInbox = (
  { world, channel, sentGifs }: Pick<Services, 'world' | 'channel' | 'sentGifs'>,
  moderation: Pick<ModerationService, 'chatSanctionsOf'>,
): InboxDeps => ({
  database: world.database,
  clock: world.clock,
  channel,
  ports: {
    areFriends: friendships.areFriends,
    areAllFriends: friendships.areAllFriends,
    messagesFrom: friendships.messagesFrom,
    mutualBlocks: readMutualBlocksWith,
    gifs: sentGifs,
    isMuted: async (playerId) => (await moderation.chatSanctionsOf(playerId)).mutedUntil !== null,
  },
});
