import { CHAT } from './room/chat.ts';
import { CLANS } from './clans.ts';
import { CUSTOM_PROMPTS } from './modes/word-modes.ts';
import { COLLECTIONS } from './account/collections.ts';
import { FRIENDS } from './account/friends.ts';
import { INBOX } from './account/inbox.ts';
import { PROFILE } from './account/profile.ts';
import { WORD_LENGTH } from './match/word-length.ts';

/** What a text is refused for; lengths count code points of the text as it is kept. */
export interface CheckedText {
  /** How it is kept: as it was written, in one clean line, as words of letters and digits, or as those in capitals. */
  readonly form: 'written' | 'line' | 'words' | 'capitals';
  readonly least: number;
  readonly most: number;
  /** What is longer is cut, not refused. */
  readonly isCut: boolean;
  /** Links that are refused: in any form, what can be opened as it stands, or none because no sign of one is let through. */
  readonly links: 'any' | 'addresses' | 'unwritable';
  /** Whether bad words are refused; where not, its feature asks the dictionary, since the game asks for such words. */
  readonly badWords: boolean;
  /** Whether it is a name that may pass for a reserved one. */
  readonly isName: boolean;
}
/** How a text is shown that is never refused. */
export interface ShownText {
  readonly most: number;
  /** Whether bad words are shown as stars. */
  readonly stars: boolean;
  /** Whether several blanks become one. */
  readonly isLine: boolean;
}

/**
 * Texts of players that others read, and that may be refused. A feature that brings one adds its kind here and has it
 * checked by `checkPublicText` of the server; the contract's field names the kind, too.
 */
export const CHECKED_TEXTS = {
  username: { form: 'written', least: 3, most: 16, isCut: false, links: 'unwritable', badWords: true, isName: true },
  displayName: {
    form: 'words',
    least: PROFILE.displayNameLeast,
    most: PROFILE.customTextLength,
    isCut: true,
    links: 'unwritable',
    badWords: true,
    isName: true,
  },
  statusWord: {
    form: 'capitals',
    least: 0,
    most: PROFILE.customTextLength,
    isCut: true,
    links: 'unwritable',
    badWords: true,
    isName: false,
  },
  about: {
    form: 'line',
    least: 0,
    most: PROFILE.aboutLength,
    isCut: false,
    links: 'any',
    badWords: true,
    isName: false,
  },
  /** Two to four letters beside names: judged as a word of its own, and once more as one word with the name that it stands by. */
  tag: {
    form: 'written',
    least: CLANS.tagLeast,
    most: CLANS.tagMost,
    isCut: false,
    links: 'unwritable',
    badWords: true,
    isName: true,
  },
  clanName: {
    form: 'line',
    least: CLANS.nameLeast,
    most: CLANS.nameMost,
    isCut: false,
    links: 'any',
    badWords: true,
    isName: true,
  },
  clanDescription: {
    form: 'line',
    least: 0,
    most: CLANS.descriptionLength,
    isCut: false,
    links: 'any',
    badWords: true,
    isName: false,
  },
  /** A group's in the inbox; none is as good. */
  groupName: {
    form: 'line',
    least: 0,
    most: INBOX.groupNameLength,
    isCut: false,
    links: 'any',
    badWords: true,
    isName: true,
  },
  /** A trivia question and each of its answers. */
  question: { form: 'line', least: 1, most: 200, isCut: false, links: 'addresses', badWords: false, isName: false },
  answer: { form: 'line', least: 1, most: 60, isCut: false, links: 'addresses', badWords: false, isName: false },
  /** A word that the dictionary lacks: no dictionary has judged it yet. */
  proposedWord: {
    form: 'line',
    least: WORD_LENGTH.min,
    most: WORD_LENGTH.max,
    isCut: false,
    links: 'any',
    badWords: true,
    isName: false,
  },
  collectionName: {
    form: 'line',
    least: COLLECTIONS.nameLeast,
    most: COLLECTIONS.nameLength,
    isCut: false,
    links: 'any',
    badWords: true,
    isName: false,
  },
  collectionDescription: {
    form: 'line',
    least: 0,
    most: COLLECTIONS.descriptionLength,
    isCut: false,
    links: 'any',
    badWords: true,
    isName: false,
  },
  /** A word of a collection, known to a dictionary or not; one's own private ones hold any. */
  collectionWord: {
    form: 'line',
    least: WORD_LENGTH.min,
    most: WORD_LENGTH.max,
    isCut: false,
    links: 'any',
    badWords: true,
    isName: false,
  },
} as const satisfies Record<string, CheckedText>;

/** Texts that others read and that are shown in any case: what may not be shown of them becomes stars, or the staff reads it. */
export const SHOWN_TEXTS = {
  chatLine: { most: CHAT.longest, stars: true, isLine: false },
  /** What stands beside a friend's invitation; a longer one is refused. */
  invitation: { most: FRIENDS.inviteMessageLength, stars: true, isLine: true },
  /** A direct or group message; a longer one is refused. */
  inboxMessage: { most: INBOX.messageLength, stars: true, isLine: false },
  /** A line of a clan's chat; a longer one is refused. */
  clanLine: { most: CLANS.lineLength, stars: true, isLine: false },
  roomTitle: { most: 60, stars: true, isLine: true },
  /** A line of a chat, as the client of who reports it has kept it. */
  reportedLine: { most: 300, stars: false, isLine: true },
  /** What reports, appeals and the staff's decisions say in words; the staff's reasons are read by the player. */
  note: { most: 500, stars: false, isLine: true },
  /** What the staff tells everybody. */
  announcement: { most: 500, stars: false, isLine: true },
  /** An entry of the host's own prompts: words of the game are never starred. */
  prompt: { most: CUSTOM_PROMPTS.textMost, stars: false, isLine: true },
} as const satisfies Record<string, ShownText>;

export type CheckedTextKind = keyof typeof CHECKED_TEXTS;
export type ShownTextKind = keyof typeof SHOWN_TEXTS;
export type PublicTextKind = CheckedTextKind | ShownTextKind;
