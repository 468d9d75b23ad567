import { z } from 'zod/mini';
import { playerText } from '../player-text.ts';
import type { ChatLine } from './chat-line.ts';
import type { RoomRefusal } from './server-messages.ts';

/** What every chat takes from its people, under the same names wherever they talk. */
export const CHAT_CLIENT_MESSAGES = {
  chat: z.object({ message: playerText('chatLine', z.string().check(z.maxLength(2000))) }),
  command: z.object({
    command: z.string().check(z.maxLength(40)),
    args: z.optional(z.record(z.string(), playerText('chatLine', z.string().check(z.maxLength(300))))),
  }),
} as const;
export type ChatClientMessageName = keyof typeof CHAT_CLIENT_MESSAGES;
export type ChatClientMessages = { [Name in ChatClientMessageName]: z.infer<(typeof CHAT_CLIENT_MESSAGES)[Name]> };

/** What every chat tells its people. Ids are those of seats. */
export interface ChatMessages {
  /** Somebody's words, or the answer to a command of one's own. */
  chat: ChatLine;
  /** What was said lately, to who comes in. */
  'chat-history': { lines: ChatLine[] };
  /** Somebody sent a heart. */
  'love-heart': { from: string; to: string };
  /** Somebody sent the receiver a heart; where everybody sees hearts fly, this one is told so. */
  love: { id: string };
  /** What the receiver asked for was refused. */
  refused: { code: RoomRefusal; params?: Record<string, string | number> };
}
