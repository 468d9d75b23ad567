import { readMutualBlocksWith } from '#features/blocks';
import type { ClanDeps } from '#features/clans';
import type { ModerationService } from '#features/moderation';
import type { Services } from './compose-services.ts';

/** Clans, with what they ask of blocks and the staff. */
export const composeClans = (
  { world, channel, playerChanged }: Pick<Services, 'world' | 'channel' | 'playerChanged'>,
  moderation: Pick<ModerationService, 'chatSanctionsOf'>,
): ClanDeps => ({
  database: world.database,
  clock: world.clock,
  logger: world.logger,
  channel,
  ports: {
    mutualBlocks: readMutualBlocksWith,
    isMuted: async (playerId) => (await moderation.chatSanctionsOf(playerId)).mutedUntil !== null,
    announceChange: playerChanged,
  },
});
