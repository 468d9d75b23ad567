import type { SessionUser } from '../http/account/session-user.ts';
import type { AchievementMessages } from './achievement.ts';
import type { PlayerEvents } from './player-events.ts';
import type { ChatMessages } from './chat-messages.ts';
import type { DailyOffer, DailyWord } from './daily.ts';
import type { ShopMessages } from './shop.ts';

export const LOBBY_ROOM = 'lobby';

/** Somebody at a table of two, as the list shows the pair. */
export interface ListedPlayer {
  auth_id: string;
  name: string;
  avatar: string;
  wp: number;
  type: number;
}

/**
 * Why somebody is not (any more) in the ranked queue: as asked; a guest; an account without a way in; below the least level; locked after leaving
 * matches; sitting in a match; queued in another tab; the server closes or cannot say.
 */
export const QUEUE_LEFT_REASONS = [
  'asked',
  'guest',
  'wayIn',
  'level',
  'locked',
  'playing',
  'elsewhere',
  'restart',
  'unavailable',
] as const;
export type QueueLeftReason = (typeof QUEUE_LEFT_REASONS)[number];

/** Two players of the ranked queue were paired. */
export interface MatchFound {
  matchId: string;
  /** The client joins this room at once; who has not come within `withinMs` has left the match. */
  join: { roomId: string; withinMs: number };
  /** The receiver first. */
  players: [ListedPlayer, ListedPlayer];
  locale: string;
}

/** One row of the room list; compact, public facts only. */
export interface RoomListing {
  roomId: string;
  clients: number;
  metadata: {
    name: string;
    /** The room's own title; without one `name` is the host's. */
    title?: string;
    /** The host's name where `name` is the title. */
    host?: string;
    mode: number;
    ranked: boolean;
    started: boolean;
    diff: number;
    wpp: number;
    language: string;
    mlang: boolean;
    sc: number;
    auth_id: string;
    avatar: string;
    /** The frame that the host wears, if any. */
    frame?: number;
    type: number;
    players: number;
    maxp: number;
    speed: number;
    /** Starts its matches by itself (quick play). */
    quick?: true;
    /** Where exactly two people play. */
    player1?: ListedPlayer;
    player2?: ListedPlayer;
  };
}

/**
 * What a purchase comes to, as the key of a popup: thanks with the `diamonds` and `keys` that came in (the rest may have paid
 * what an earlier refund left open), refused, or credited later.
 */
export const PURCHASE_POPUPS = {
  granted: 'purchaseThanks',
  settled: 'purchaseSettled',
  refused: 'purchaseRejected',
  later: 'purchaseLater',
} as const;

/** Somebody of the activity who plays here: the id as asked, and the listed room that they sit in. */
export interface LobbyParticipant {
  id: string;
  name: string;
  avatar: string;
  room: string | null;
}

/** Rooms per page of the list. */
export const ROOM_PAGE_SIZE = 100;

export interface LobbyServerMessages extends AchievementMessages, ChatMessages, PlayerEvents, ShopMessages {
  rooms: { rooms: RoomListing[]; total: number; offset: number };
  '+': RoomListing[];
  '-': string[];
  online: { players: number };
  'lang-set': { locale: string };
  /** Answers `participants`: the players among the ids, in the order asked. */
  participants: LobbyParticipant[];
  'server-message': { msg: string };
  /** The player's own data changed, or was asked for. */
  profile: SessionUser;
  /** Confirms the queue, also to somebody who comes back to it: how long they have waited so far. */
  'queue-entered': { locale: string; waitedMs: number };
  /** `until` (ms since 1970): when a lock ends. */
  'queue-left': { reason: QueueLeftReason; until: number | null };
  'match-found': MatchFound;
  daily: DailyOffer;
  'daily-result': DailyWord;
  'coin-spawn': { count: number };
  'diamond-spawn': { count: number };
  'key-spawn': { count: number };
  'exp-spawn': { count: number };
  'word-spawn': { syllables: string[] };
}
