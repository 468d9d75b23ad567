/** Limits of direct and group messages. */
export const INBOX = {
  /** Letters of a message. */
  messageLength: 1000,
  groupNameLength: 50,
  /** People of a group, its maker among them. */
  groupLeast: 3,
  groupMost: 10,
  /** Players below this level don't write first to somebody who is no friend of theirs. */
  strangerLevel: 3,
  /** So many messages go to somebody who is no friend before they have answered. */
  unanswered: 3,
  /** Chats begun with players who are no friends, within a day; fewer in an account's first hours. */
  newChatsADay: 20,
  newChatsAtFirst: 4,
  firstHours: 12,
  /** Groups made within a day. */
  newGroupsADay: 20,
  /** More unread messages than this are not counted. */
  unreadMost: 99,
  /** How long earlier and deleted texts are kept as evidence. */
  evidenceDays: 30,
} as const satisfies Record<string, number>;
