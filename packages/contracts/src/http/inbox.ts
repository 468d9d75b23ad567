import { INBOX } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { playerText } from '../player-text.ts';
import { endpoint } from './endpoint.ts';
import { Gif, GifRef } from './gifs.ts';
import { Done, PlayerId, WornFrame } from './shapes.ts';

/** Chats and messages of a page, where nobody asks for fewer. */
export const INBOX_PAGE = 50;

const ChatId = z.string().check(z.maxLength(40));
const ChatParam = z.object({ id: ChatId });
const MessageId = z.int().check(z.positive());
/** Where a page begins: what the page before it gave. */
const Cursor = z.string().check(z.regex(/^\d{1,16}$/));
const Limit = z.string().check(z.regex(/^\d{1,2}$/));
/** Longer messages than allowed come in, and are refused with a sentence of their own. */
const MessageText = playerText('inboxMessage', z.string().check(z.maxLength(INBOX.messageLength * 4)));

/** What a message is: words, or a GIF. */
const MessageKind = z.enum(['text', 'gif']);

/** Somebody in a chat; `username` is the name that is shown, too. */
export const InboxPerson = z.object({
  id: z.string(),
  displayName: z.string(),
  username: z.string(),
  avatar: z.string(),
  frame: WornFrame,
  /** True: has left the group; stands here because of what they wrote. */
  left: z.optional(z.literal(true)),
});
export type InboxPerson = z.infer<typeof InboxPerson>;

/** A chat as one of its people sees it. */
export const InboxChat = z.object({
  i: z.string(),
  /** A group's name, or those of its other people; the other one's in a direct chat. */
  n: z.string(),
  /** Everybody who is in it, the reader too. Who wrote and isn't here has deleted their account. */
  p: z.array(InboxPerson),
  g: z.boolean(),
  /** The last message: id, text, sender, date, kind. Id 0 and no sender: nobody has written; the date is that of its opening. */
  l: z.object({ i: z.int(), t: z.string(), s: z.string(), d: z.string(), y: z.optional(MessageKind) }),
  /** Unread messages, at most `INBOX.unreadMost`. */
  nc: z.int(),
  /** Muted, archived. */
  m: z.boolean(),
  a: z.boolean(),
});
export type InboxChat = z.infer<typeof InboxChat>;

/** A message; ids rise within a chat. */
export const InboxMessage = z.object({
  i: z.int(),
  /** As written in one's own, with stars for bad words of one's language in others'. Empty: a GIF, or its writer's account is deleted. */
  t: z.string(),
  s: z.string(),
  c: z.string(),
  /** Whether it was edited. */
  e: z.boolean(),
  y: MessageKind,
  /** The GIF of a message that is one; its text is empty. */
  g: z.optional(Gif),
  /** One's own alone: the nonce that it was sent with. */
  k: z.optional(z.string()),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

/**
 * What happened in a chat, for everybody in it: a new message `m`, an edited one `edit`, a deleted one `gone`; none of them:
 * its unread count or state changed by what the player did elsewhere.
 */
export const InboxEvent = z.object({
  c: z.string(),
  m: z.optional(InboxMessage),
  edit: z.optional(z.object({ i: z.int(), t: z.string() })),
  gone: z.optional(z.int()),
  /** Unread messages of this chat, and what `ntfc` of the preferences says now: those of all that count. */
  nc: z.int(),
  ntfc: z.int(),
  /** Who wrote `m`, as they are shown. */
  from: z.optional(z.string()),
  /** True: the chat is muted, so nothing is announced. */
  muted: z.boolean(),
});
export type InboxEvent = z.infer<typeof InboxEvent>;

const inbox = endpoint({
  method: 'GET',
  path: '/inbox',
  summary: 'The player’s chats by page, the latest first: active ones, or with `a=true` archived ones',
  service: 'social',
  auth: 'player',
  limit: 'read',
  query: z.object({
    l: z.optional(Limit),
    a: z.optional(z.enum(['true', 'false'])),
    c: z.optional(Cursor),
    /** Part of the name of a group or of somebody in the chat. */
    q: z.optional(z.string().check(z.maxLength(50))),
  }),
  reply: z.object({ d: z.array(InboxChat), c: z.nullable(z.string()) }),
  errors: [],
});
/** Without a cursor it is the latest page, and the chat counts as read up to there. */
const inboxMessages = endpoint({
  method: 'GET',
  path: '/inbox/:id',
  summary: 'Messages of a chat by page, the latest first; the first page reads them',
  service: 'social',
  auth: 'player',
  limit: 'read',
  params: ChatParam,
  query: z.object({ l: z.optional(Limit), c: z.optional(Cursor) }),
  reply: z.object({ d: z.array(InboxMessage), c: z.nullable(z.string()) }),
  errors: ['inbox/not_found'],
});
const openChat = endpoint({
  method: 'POST',
  path: '/inbox/chat',
  summary: 'Open the direct chat with a player, or make a group of friends',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: z.object({
    /** The others. */
    p: z.array(PlayerId).check(z.maxLength(50)),
    g: z.boolean(),
    /** A group's name. */
    n: z.optional(playerText('groupName', z.string().check(z.maxLength(200)))),
  }),
  reply: InboxChat,
  errors: [
    'relation/self',
    'profile/not_found',
    'auth/way_in_needed',
    'inbox/send_refused',
    'inbox/blocked',
    'inbox/muted',
    'inbox/level',
    'inbox/too_many_new',
    'inbox/group_size',
    'inbox/not_friends',
    'inbox/name_too_long',
    'inbox/name_refused',
  ],
});
const sendMessage = endpoint({
  method: 'POST',
  path: '/inbox/:id/send',
  summary: 'Send a message; the same nonce again answers the message that is there',
  service: 'social',
  auth: 'player',
  limit: 'message',
  params: ChatParam,
  body: z.object({
    t: MessageText,
    y: MessageKind,
    /** With the kind `gif`, and only with it. */
    g: z.optional(GifRef),
    /** The client's own name for this message, so that it may be sent again when no answer came. */
    k: z.optional(z.string().check(z.regex(/^[0-9A-Za-z-]{8,64}$/))),
  }),
  reply: InboxMessage,
  errors: [
    'inbox/not_found',
    'inbox/blank',
    'inbox/too_long',
    'inbox/send_refused',
    'inbox/blocked',
    'inbox/muted',
    'inbox/level',
    'inbox/unanswered',
    'auth/way_in_needed',
    'wallet/key_reused',
    'gif/level',
    'gif/unknown',
    'gif/with_text',
  ],
});
const muteChat = endpoint({
  method: 'POST',
  path: '/inbox/:id/mute',
  summary: 'Mute a chat, or undo it: nothing of it is announced, and it doesn’t count as unread',
  service: 'social',
  auth: 'player',
  limit: 'write',
  params: ChatParam,
  body: z.object({ a: z.enum(['mute', 'unmute']) }),
  reply: Done,
  errors: ['inbox/not_found'],
});
const archiveChat = endpoint({
  method: 'POST',
  path: '/inbox/:id/archive',
  summary: 'Archive a chat, or bring it back',
  service: 'social',
  auth: 'player',
  limit: 'write',
  params: ChatParam,
  body: z.object({ a: z.enum(['archive', 'unarchive']) }),
  reply: Done,
  errors: ['inbox/not_found'],
});
const leaveChat = endpoint({
  method: 'POST',
  path: '/inbox/:id/leave',
  summary: 'Leave a group for good',
  service: 'social',
  auth: 'player',
  limit: 'write',
  params: ChatParam,
  reply: Done,
  errors: ['inbox/not_found', 'inbox/leave_refused'],
});
const readChat = endpoint({
  method: 'POST',
  path: '/inbox/:id/read',
  summary: 'Say up to which message a chat was read',
  service: 'social',
  auth: 'player',
  limit: 'read',
  params: ChatParam,
  body: z.object({ i: MessageId }),
  reply: Done,
  errors: ['inbox/not_found'],
});
const deleteMessage = endpoint({
  method: 'POST',
  path: '/inbox/message/delete',
  summary: 'Delete an own message for everybody',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: z.object({ i: MessageId }),
  reply: Done,
  errors: ['inbox/message_not_found', 'inbox/delete_refused'],
});
const editMessage = endpoint({
  method: 'POST',
  path: '/inbox/message/edit',
  summary: 'Change the text of an own message',
  service: 'social',
  auth: 'player',
  limit: 'message',
  body: z.object({ i: MessageId, t: MessageText }),
  reply: InboxMessage,
  errors: [
    'inbox/message_not_found',
    'inbox/edit_refused',
    'inbox/blank',
    'inbox/too_long',
    'inbox/send_refused',
    'inbox/blocked',
    'inbox/muted',
  ],
});

export const INBOX_CALLS = {
  inbox,
  inboxMessages,
  openChat,
  sendMessage,
  muteChat,
  archiveChat,
  leaveChat,
  readChat,
  deleteMessage,
  editMessage,
};
