import type { SessionUser } from '@syllaboom/contracts';
import type { FinishedMatch, RecordedMatch } from '#features/match';
import type { CustomPrompt, GameLanguage, ModeId, TriviaQuestion, WordIndex } from '@syllaboom/engine';

export type { FinishedMatch, FinishedSeat, RecordedMatch, RecordedPlayer } from '#features/match';

/** What a room knows of a person: read from the database at the join, never from the client. */
export interface RoomIdentity {
  readonly playerId: string;
  /** The sign-in session that the seat was asked for with. */
  readonly sessionId: string;
  readonly username: string;
  readonly displayName: string;
  readonly avatar: string;
  /** The shown role's type code (staff, supporter …). */
  readonly type: number;
  /** Held roles: what the player may do. */
  readonly roles: readonly number[];
  readonly guest: boolean;
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
}

/** What a player sees of their own account in a room. */
export interface RoomProfile {
  readonly exp: number;
  readonly level: number;
  readonly score: number;
  readonly diamond: number;
  readonly key: number;
}

/** Sessions that ended before their time. */
export interface SessionsEnded {
  readonly playerId: string;
  /** Null: all sessions of the player. */
  readonly sessionId: string | null;
  /** Whether they ended because the player was banned. */
  readonly banned: boolean;
}

/** What everybody may see of a player. */
export interface PlayerCard {
  readonly playerId: string;
  readonly displayName: string;
  readonly avatar: string;
}

/** Counts calls per key; throws when there were too many. */
export interface CallLimit {
  consume(key: string): Promise<void>;
  /** Takes one call back. */
  refund(key: string): Promise<void>;
}

/** Everything that rooms need from the rest of the server; wired in `compose.ts`. */
export interface RoomPorts {
  /** Resolves an access token; throws an AppError (`auth/token_invalid`, `auth/token_expired`, `auth/banned`). */
  authenticate(token: string): Promise<RoomIdentity>;
  /** Hears of sessions that end before their time, in this process; returns the way to stop. */
  onSessionsEnded(hear: (ended: SessionsEnded) => void): () => void;
  /** Hears of players whose name, looks, role or balances changed, in this process; returns the way to stop. */
  onPlayersChanged(hear: (playerId: string) => void): () => void;
  /** A player as their own client holds them. */
  describePlayer(playerId: string): Promise<SessionUser>;
  /** Shows a supporter with a member icon, 0 takes it off; throws `profile/role_not_held`. */
  chooseIcon(playerId: string, icon: number): Promise<void>;
  /** Names and avatars of those ids that are players, in any order. */
  readPlayerCards(playerIds: readonly string[]): Promise<PlayerCard[]>;
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
  /** What a word means; rejects when nobody could be asked. */
  meaningOf(language: GameLanguage, word: string): Promise<{ readonly meanings: readonly string[] }>;
  /** What matches ask about that no dictionary knows. */
  readonly material: {
    /** Custom prompts of a player, in the form of a language; empty without any. */
    promptsOf(playerId: string, language: GameLanguage): Promise<readonly CustomPrompt[]>;
    builtInPrompts(language: GameLanguage): readonly CustomPrompt[];
    /** Trivia questions of a language: built-in ones and approved ones of players. */
    questions(language: GameLanguage): Promise<readonly TriviaQuestion[]>;
    /** How many built-in questions there are. */
    countQuestions(language: GameLanguage): number;
  };
  /** Modes that the operator switched off. */
  readonly modesOff: readonly ModeId[];
  /** Writes the result in one transaction, exactly once per match id. */
  recordMatch(match: FinishedMatch): Promise<RecordedMatch>;
  /** Where each player's reconnection token is kept. */
  readonly reconnections: {
    save(playerId: string, roomId: string, token: string): void;
    clear(playerId: string, roomId: string): void;
  };
}
