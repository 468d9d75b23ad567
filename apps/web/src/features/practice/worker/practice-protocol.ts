import type {
  ClientMessageName,
  DraftRelay,
  GameRoomState,
  ServerMessageName,
  ServerMessages,
} from '@syllaboom/contracts';
import type { BotSliderValues, DifficultyId, DraftDelta, GameLanguage } from '@syllaboom/engine';

/** One bot of an offline match. */
export interface PracticeBot {
  readonly name: string;
  readonly profile: BotSliderValues;
}

export interface PracticeSetup {
  readonly language: GameLanguage;
  readonly difficulty: DifficultyId;
  readonly selfName: string;
  readonly selfAvatar: string;
  /** Effects of the own hearts and streaks. */
  readonly selfHeart: number;
  readonly selfStreak: number;
  readonly bots: readonly PracticeBot[];
  readonly seed: number;
  /** Reduced motion: Fade and Blind are not drawn. */
  readonly calm: boolean;
}

/** What the page tells the worker. */
export type PracticeCommand =
  /** Opens the dictionary: the bytes of a pack, handed over. */
  | { readonly k: 'open'; readonly bytes: Uint8Array }
  | { readonly k: 'play'; readonly setup: PracticeSetup }
  | { readonly k: 'client'; readonly name: ClientMessageName; readonly payload: unknown }
  | { readonly k: 'draft'; readonly delta: DraftDelta };

/** What the worker emits to the page: the same states and messages that a room sends. */
export type PracticeEvent =
  | { readonly k: 'opened' }
  | { readonly k: 'damaged' }
  | { readonly k: 'state'; readonly state: GameRoomState }
  | { readonly k: 'message'; readonly name: ServerMessageName; readonly payload: ServerMessages[ServerMessageName] }
  | { readonly k: 'draft'; readonly relay: DraftRelay };

/** The player's own seat in every offline match. */
export const SELF_ID = 'self';
