import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Done, PlayerId, PlayerRef } from './shapes.ts';

/** Players whom the caller does not want to hear. */
const blockList = endpoint({
  method: 'GET',
  path: '/blocks',
  summary: 'Whom the caller has blocked or muted',
  service: 'social',
  auth: 'player',
  limit: 'read',
  reply: z.object({
    players: z.array(z.extend(PlayerRef, { blocked: z.boolean(), muted: z.boolean() })),
  }),
  errors: [],
});
/** A muted player's chat is not shown; a blocked one can't write, invite, befriend or send hearts either. */
const setBlock = endpoint({
  method: 'POST',
  path: '/blocks',
  summary: 'Block or mute a player, or undo it',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: z.object({ playerId: PlayerId, kind: z.enum(['block', 'mute']), on: z.boolean() }),
  reply: Done,
  errors: ['relation/self', 'relation/too_many', 'profile/not_found'],
});

export const BLOCK_CALLS = {
  blockList,
  setBlock,
};
