import { z } from 'zod/mini';
import { CHAT_CLIENT_MESSAGES } from './chat-messages.ts';
import { Entitlement, GameLocale } from './game.ts';
import { SHOP_CLIENT_MESSAGES } from './shop.ts';

const ParticipantIds = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100));

/** Messages from the client in the lobby. Apart from what the lobby says: browsers send them and need no schemas. */
export const LOBBY_CLIENT_MESSAGES = {
  ...CHAT_CLIENT_MESSAGES,
  ...SHOP_CLIENT_MESSAGES,
  'lang-set': z.object({ locale: GameLocale }),
  /**
   * Who is in the activity: Discord's ids (or ids of players), with the activity's instance where the platform names it:
   * a server that can ask Discord believes only those whom Discord has in that instance together with the asker.
   */
  participants: z.union([
    ParticipantIds,
    z.object({ ids: ParticipantIds, instance: z.optional(z.string().check(z.maxLength(200))) }),
  ]),
  /** A purchase inside Discord, to be looked up and granted by the server. */
  entitlement: Entitlement,
  profile: z.optional(z.nullable(z.object({}))),
  'match-queue-enter': z.object({ locale: GameLocale }),
  'match-queue-leave': z.optional(z.nullable(z.object({}))),
  'claim-daily': z.optional(z.nullable(z.object({}))),
  'daily-check': z.object({ locale: GameLocale }),
  'achievement-progress': z.optional(z.nullable(z.object({}))),
  'claim-achievement': z.object({ id: z.string().check(z.maxLength(40)) }),
  /** Asks for the page of rooms from `offset`. */
  page: z.object({ offset: z.int().check(z.minimum(0), z.maximum(100_000)) }),
} as const;
export type LobbyClientMessageName = keyof typeof LOBBY_CLIENT_MESSAGES;
