import type { AchievementView, DailyOffer, DailyReward, DailyWord, Gif, SessionUser } from '@syllaboom/contracts';
import type { FinishedMatch, RecordedMatch } from '#features/match';
import type { RoomChatLine, StaffNotice } from '#features/moderation';
import type { ShopService } from '#features/shop';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { Topic } from '#platform/rooms/channel/topic.ts';
import type { CustomPrompt, GameLanguage, ModeId, TriviaQuestion, WordIndex } from '@syllaboom/engine';

import type { Presence } from './presence/presence.ts';
import type { RoomBriefs } from './presence/room-briefs.ts';

export type { FinishedMatch, FinishedSeat, RecordedMatch, RecordedPlayer } from '#features/match';
export type { RoomChatLine, StaffNotice } from '#features/moderation';
export type { ShopRequest } from '#features/shop';

/** What the staff and the player's own choices mean for a place in a room; plain data, since it travels to the room's process. */
export interface ModerationStatus {
  /** May not write until then (ms since 1970); null: may. */
  readonly mutedUntil: number | null;
  /** A warning waits to be shown. */
  readonly warned: boolean;
  /** Account ids whose chat is not delivered to this player. */
  readonly unheard: readonly string[];
  /** Account ids whose hearts and whispers are not delivered either. */
  readonly blocked: readonly string[];
}
export const CLEAN_MODERATION_STATUS: ModerationStatus = { mutedUntil: null, warned: false, unheard: [], blocked: [] };

/** What a room knows of a person: read from the database at the join, never from the client. */
export interface RoomIdentity {
  readonly playerId: string;
  /**
   * The sign-in session that the seat was asked for with. Not to be named `sessionId`: the rooms library would make it the
   * id of the seat, and two tabs of one browser would share one.
   */
  readonly signInId: string;
  readonly username: string;
  readonly displayName: string;
  readonly avatar: string;
  /** The shown role's type code (staff, supporter …). */
  readonly type: number;
  readonly roles: readonly number[];
  /** Until when the second factor counts as proven in the session of the seat (ms since 1970); null: it was not proven. */
  readonly secondFactorUntil: number | null;
  readonly guest: boolean;
  /** Whether the account has a way in beside one device's key; false for guests, too. */
  readonly wayIn: boolean;
  readonly exp: number;
  readonly level: number;
  readonly wp: number;
  readonly locale: GameLanguage;
  readonly bomb: number;
  readonly background: number;
  readonly streakEffect: number;
  readonly heartEffect: number;
  /** The worn frame; 0 = none. */
  readonly frame: number;
  /** When the seat request was let through (ms since 1970). */
  readonly admittedAt?: number;
  /** As of the seat request; what changes later comes as a moderation event. It travels between processes under this name. */
  readonly standing: ModerationStatus;
}

/** What a player sees of their own account in a room. */
export interface RoomProfile {
  readonly exp: number;
  readonly level: number;
  readonly score: number;
  readonly diamond: number;
  readonly key: number;
}

/** What everybody may see of a player. */
export interface PlayerCard {
  readonly playerId: string;
  readonly displayName: string;
  readonly avatar: string;
}

/** Who asks about which people of an activity: ids of the chat platform, or of players. */
export interface ParticipantsAsked {
  readonly playerId: string;
  readonly ids: readonly string[];
  /** The activity that they are said to be in. */
  readonly instance: string | undefined;
}

/** A player among them, by the id that was asked for. */
export interface ParticipantCard {
  readonly id: string;
  readonly playerId: string;
  readonly name: string;
  readonly avatar: string;
  /** Their room is not told to others. */
  readonly hidesRoom: boolean;
}

/** What came of a purchase that a player told of. */
export type PurchaseOutcome =
  /** `settled`: the rest paid what an earlier refund left open. */
  | { readonly outcome: 'granted'; readonly diamonds: number; readonly keys: number; readonly settled?: true }
  | { readonly outcome: 'refused' | 'later' };

/** Whether somebody may enter the ranked queue of a language, and the hidden rating that they are paired by. */
export type QueueVerdict =
  | { readonly ok: true; readonly rating: number; readonly wp: number }
  | {
      readonly ok: false;
      readonly refusal: 'guest' | 'wayIn' | 'level' | 'locked' | 'playing';
      readonly until: number | null;
    };

/** Two players who are to meet in a room of this process. */
export interface RankedBooking {
  readonly matchId: string;
  readonly roomId: string;
  readonly processId: string;
  readonly locale: GameLanguage;
  readonly playerIds: readonly [string, string];
}

/** Ranked points after a match, by player. */
export type RankedChanges = Readonly<Record<string, { readonly points: number; readonly change: number }>>;

/** Ranked play as rooms need it (rules section 9). Bookings are the last word on who plays whom. */
export interface RankedPort {
  admit(playerId: string, locale: GameLanguage): Promise<QueueVerdict>;
  /** Matches of any two of these players within the time in which meetings count; `at` in ms since 1970. */
  meetings(
    playerIds: readonly string[],
  ): Promise<readonly { readonly players: readonly [string, string]; readonly at: number }[]>;
  /** False when one of them is booked for a match that is still open. */
  book(booking: RankedBooking): Promise<boolean>;
  /** The match ended before it began, because these players left or never came; the other one has won. All of them: nothing changes but their locks. */
  forfeit(matchId: string, leavers: readonly string[]): Promise<RankedChanges>;
  /** A fault of the server: the match never was. */
  callOff(matchId: string): Promise<void>;
  /** Calls off what a process that died had open. */
  callOffProcess(processId: string): Promise<void>;
  /** Ids of the processes that have matches open; some of them may have died. */
  openProcesses(): Promise<readonly string[]>;
}

/** Rewards of the day and the word of the day. */
export interface DailyPort {
  /** Null: claimed already, or a guest. */
  offer(playerId: string): Promise<DailyOffer | null>;
  /** Grants today's once; null when there is none (any more). */
  claim(playerId: string): Promise<{ readonly reward: DailyReward; readonly tiles: readonly string[] } | null>;
  /** Throws `words/language_building`. */
  word(playerId: string, locale: GameLanguage): Promise<DailyWord>;
}

export interface AchievementsPort {
  progress(playerId: string): Promise<AchievementView[]>;
  /** Pays once; null when it is unknown, not reached or claimed already. */
  claim(playerId: string, id: string): Promise<{ readonly reward: number } | null>;
  /** Tells the player of steps that can be claimed, each once; those that it told of. */
  emitReached(playerId: string): Promise<readonly AchievementView[]>;
}

/** Counts calls per key; throws when there were too many. */
export interface CallLimit {
  consume(key: string): Promise<void>;
  /** Takes one call back. */
  refund(key: string): Promise<void>;
}

/** A collection that somebody practises, as it was when they began. */
export interface PractisedCollection {
  readonly id: string;
  readonly name: string;
  readonly locale: GameLanguage;
  readonly words: readonly string[];
}

/** Everything that rooms need from the rest of the server; wired in `compose/`. */
export interface RoomPorts {
  /** Resolves an access token; throws an AppError (`auth/token_invalid`, `auth/token_expired`, `auth/banned`). */
  authenticate(token: string): Promise<RoomIdentity>;
  /** Whose access token this is, without looking anything else up; throws as `authenticate` does. */
  ownerOf(token: string): Promise<string>;
  /** Reaches players wherever they are. */
  readonly channel: PlayerChannel;
  /** Who is online, and where. */
  readonly presence: Presence;
  /** What friends are told of the rooms. */
  readonly briefs: RoomBriefs;
  /** How a player may talk now, and whom they hear. */
  readModerationStatus(playerId: string): Promise<ModerationStatus>;
  readonly announcements: Topic<string>;
  /** Names who reads a room's chat for a report; `playerId` must be in that room. */
  answerRoomChat(read: (roomId: string, playerId: string) => Promise<RoomChatLine[]>): void;
  /** What the staff has to say to a player; each notice is given out once. */
  takeNotices(playerId: string): Promise<StaffNotice[]>;
  /** A player as their own client holds them. */
  describePlayer(playerId: string): Promise<SessionUser>;
  /** Shows a supporter with a member icon, 0 takes it off; throws `profile/role_not_held`. */
  chooseIcon(playerId: string, icon: number): Promise<void>;
  /** Names and avatars of those ids that are players, in any order. */
  readPlayerCards(playerIds: readonly string[]): Promise<PlayerCard[]>;
  /** The players among the people of an activity, in the order asked. */
  readParticipants(asked: ParticipantsAsked): Promise<ParticipantCard[]>;
  /** A player bought something on the chat platform: looks it up and credits it once. */
  claimPurchase(playerId: string, entitlementId: string): Promise<PurchaseOutcome>;
  /** Seats that somebody may ask for; an address counts only where it is somebody's own. */
  readonly seatLimits: { readonly perPlayer: CallLimit; readonly perAddress: CallLimit };
  /** Wrong room ids that somebody may ask for. */
  readonly guessLimits: { readonly perPlayer: CallLimit; readonly perAddress: CallLimit };
  /** What the player owns and has reached now. */
  readProfile(playerId: string): Promise<RoomProfile>;
  /** Dictionaries; `get` throws `words/language_building` before `isReady`. */
  readonly words: {
    isReady(language: GameLanguage): boolean;
    whenReady(language: GameLanguage): Promise<void>;
    get(language: GameLanguage): WordIndex;
    version(language: GameLanguage): string;
  };
  /** Words that hold a text, at most so many, the well-known ones first; and how many there are. */
  findWords(
    language: GameLanguage,
    text: string,
    most: number,
  ): Promise<{ readonly words: readonly string[]; readonly totalCount: number }>;
  /** What a word means; rejects when nobody could be asked. */
  meaningOf(language: GameLanguage, word: string): Promise<{ readonly meanings: readonly string[] }>;
  /** What matches ask about that no dictionary knows. */
  readonly content: {
    /** Custom prompts of a player, in the form of a language; empty without any. */
    promptsOf(playerId: string, language: GameLanguage): Promise<readonly CustomPrompt[]>;
    /** A collection with its words, as far as a player may see it now; null: for them it is not there. */
    practise(playerId: string, collectionId: string): Promise<PractisedCollection | null>;
    builtInPrompts(language: GameLanguage): readonly CustomPrompt[];
    /** Trivia questions of a language: built-in ones and approved ones of players. */
    questions(language: GameLanguage): Promise<readonly TriviaQuestion[]>;
    /** How many built-in questions there are. */
    countQuestions(language: GameLanguage): number;
    /** Where under /api this server shows a picture from elsewhere. */
    pictureLink(url: string): string;
  };
  /**
   * The GIF that a player sends: how it is shown at the moment that one asks. Throws `gif/level` and `gif/unknown`: an AppError.
   */
  takeGif(playerId: string, ref: { readonly p: string; readonly id: string }): Promise<() => Gif>;
  /** Modes that the operator switched off. */
  readonly modesOff: readonly ModeId[];
  /** Writes the result in one transaction, exactly once per match id. */
  recordMatch(match: FinishedMatch): Promise<RecordedMatch>;
  readonly ranked: RankedPort;
  readonly daily: DailyPort;
  readonly achievements: AchievementsPort;
  readonly shop: ShopService;
  /** Tells a player of themes and bombs that are new to them, each once: they came just now, or before. */
  emitUnlocked(playerId: string, as: 'item-unlocked' | 'new-item'): Promise<void>;
  /** Notes that only this server, or one that follows it, can have written. */
  readonly notes: {
    sign(content: object): string;
    /** What was signed; null for anything else. */
    verify(note: string): unknown;
  };
  /** Where each player's reconnection token is kept. */
  readonly reconnections: {
    save(playerId: string, roomId: string, token: string): void;
    clear(playerId: string, roomId: string): void;
    find(playerId: string): Promise<{ readonly roomId: string; readonly token: string } | null>;
    /** Names who knows whether a room still stands: seats in others are not offered. */
    checkBy(isOpen: (roomId: string) => Promise<boolean>): void;
  };
}
