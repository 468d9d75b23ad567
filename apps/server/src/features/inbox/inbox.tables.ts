import type { GifProviderName } from '@syllaboom/contracts';
import type { Generated, GeneratedAlways } from 'kysely';

/** Tables that only the inbox reads and writes. */
export type InboxTables = {
  chat: {
    id: string;
    is_group: boolean;
    name: string;
    /** The two of a direct chat, in the order of their ids. */
    low_id: string | null;
    high_id: string | null;
    opened_by: string | null;
    opened_at: Date;
    /** Opened with somebody who was no friend. */
    to_stranger: boolean;
    /** When the last one left. */
    ended_at: Generated<Date | null>;
  };
  chat_member: {
    chat_id: string;
    player_id: string;
    muted: Generated<boolean>;
    archived: Generated<boolean>;
    /** Where the chat stands in the player's list; null: not shown yet. */
    place: number | null;
    read_up_to: Generated<number>;
    unread: Generated<number>;
    /** How many messages the player has written here. */
    written: Generated<number>;
    left_at: Generated<Date | null>;
  };
  chat_message: {
    id: GeneratedAlways<number>;
    chat_id: string;
    sender_id: string;
    kind: 'text' | 'gif';
    text: string;
    /** Of a GIF: whose it is, and which. */
    gif_provider: Generated<GifProviderName | null>;
    gif_id: Generated<string | null>;
    sent_at: Date;
    edited_at: Generated<Date | null>;
    deleted_at: Generated<Date | null>;
    nonce: string | null;
  };
  chat_message_past: {
    id: GeneratedAlways<number>;
    message_id: number;
    text: string;
    written_at: Date;
    replaced_at: Date;
  };
};
