import type { ChatClientMessageName, RoomRefusal } from '@syllaboom/contracts';
import type { MessageRate } from '#platform/rooms/base-room.ts';

/** What one chat does otherwise than another; all else is the same. */
export interface ChatRules {
  /** Lines for everybody ask for an account with a way in; whispers do everywhere. */
  readonly linesNeedWayIn: boolean;
  /** Who sees a heart fly: whoever admits its sender, or the two of them alone. */
  readonly heartsShownTo: 'everybody' | 'pair';
}

/** The lobby is the open street: everybody is there, and nobody asked them to their table. */
export const CHAT_RULES = {
  lobby: { linesNeedWayIn: true, heartsShownTo: 'pair' },
  room: { linesNeedWayIn: false, heartsShownTo: 'everybody' },
} as const satisfies Record<string, ChatRules>;

const TALK: MessageRate = { burst: 5, perSecond: 5 / 3 };
/** How often a chat's messages may come, one allowance for each; a line may follow another after `CHAT.cooldownMs`. */
export const CHAT_RATES: Readonly<Record<ChatClientMessageName, MessageRate>> = { chat: TALK, command: TALK };
/** What is said of those that came too often. */
export const CHAT_HASTE = { chat: 'chatCooldown', command: 'chatCooldown' } as const satisfies Record<
  ChatClientMessageName,
  RoomRefusal
>;
