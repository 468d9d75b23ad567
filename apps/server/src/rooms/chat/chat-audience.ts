import type { ChatMessages, RoomRefusal } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import type { ChatPermissions } from '../players/chat-permissions.ts';
import type { RoomIdentity } from '../ports.ts';

/** What a chat sends to its people of each other. */
export type ChatBroadcasts = Pick<ChatMessages, 'chat' | 'love-heart' | 'love'>;

/** Somebody in a chat, as it sees them at this moment. */
export interface Chatter {
  /** What their lines are signed with. */
  readonly id: string;
  readonly identity: RoomIdentity;
  /** What they may write and whose lines they get; the same object for as long as they have their place. */
  readonly chatPermissions: ChatPermissions;
  /** The languages in which their words are looked through for bad ones; their questions are about words of the first. */
  readonly languages: readonly GameLanguage[];
  send<Name extends keyof ChatBroadcasts>(name: Name, payload: ChatBroadcasts[Name]): void;
  refuse(code: RoomRefusal): void;
  /** Runs what sends something of this person alone: where others are shown late, it need not wait. */
  bypassDelay(say: () => void): void;
}

/** Who is in a chat, and how something reaches all of them: the people of a table, of the lobby, of a clan … */
export interface ChatAudience {
  /** Everybody who can be named: for whispers and hearts. */
  people(): readonly Chatter[];
  /**
   * Sends it to those whose permissions let it through. Whose lines somebody does not get is decided by who makes these: what blocks
   * hide, one way or both, is a matter of the audience and none of the chat.
   */
  emit<Name extends keyof ChatBroadcasts>(
    name: Name,
    payload: ChatBroadcasts[Name],
    isFor: (reader: ChatPermissions) => boolean,
  ): void;
}
