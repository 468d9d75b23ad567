import type { MODES } from '../../catalogue/modes.ts';
import type { SeatId } from '../../ids.ts';
import type { MatchTime } from './match-time.ts';

/**
 * What a mode shows besides the turn. Each is made by its mode's `view`, for everybody or for one viewer, and holds only
 * what may be known: never an answer that is still to be found. All times are match times.
 */

/** Mode 0 under a scenario that keeps count (all syllables; the bank of bullet and blitz is in the player state). */
export interface ScenarioView {
  readonly mode: typeof MODES.original;
  readonly scenario: number;
  /** Prompts solved, and how many there are in all. */
  readonly done: number;
  readonly of: number;
}

/** Mode 1. */
export interface ChainView {
  readonly mode: typeof MODES.chainWord;
  /** Wire numbering: 0 starts with, 1 contains, 2 random, 3 start-end. */
  readonly style: 0 | 1 | 2 | 3;
  /** The word before; empty when the prompt is a free one. */
  readonly previous: string;
}

/** How a letter of a guess stands to the hidden word. */
export type GuessMark = 'right' | 'elsewhere' | 'absent';
/** Mode 2. */
export interface GuessView {
  readonly mode: typeof MODES.guessWord;
  /** Number of the hidden word, from 1, and how many there are. */
  readonly number: number;
  readonly of: number;
  /** One entry per letter: the letter when known, else null. */
  readonly known: readonly (string | null)[];
  readonly guesses: readonly { readonly seat: SeatId; readonly word: string; readonly marks: readonly GuessMark[] }[];
  readonly circle: number;
  /** What the word means, once enough of it is revealed and a meaning is known. */
  readonly meaning: string | null;
  /** The word before, shown once it is over. */
  readonly last: { readonly word: string; readonly solver: SeatId | null } | null;
}

/** Mode 3. The answer is never here. */
export interface CustomView {
  readonly mode: typeof MODES.customPrompts;
  readonly text: string;
  /** Address of a picture (https), or null. */
  readonly image: string | null;
  readonly alt: string;
  /** Number of letters of the answer; 0: any word with the text is one. */
  readonly letters: number;
  /** Which of the host's prompts this is, from 1, and how many there are; where a list of words is practised there is none. */
  readonly asked?: { readonly number: number; readonly of: number };
  /** Where a list of words is practised: how many of its words are left, and how many it has. */
  readonly list?: { readonly left: number; readonly of: number };
}

/** Mode 5. */
export interface RaceView {
  readonly mode: typeof MODES.typeRacer;
  readonly lap: number;
  readonly words: readonly string[];
  readonly startedAt: MatchTime;
  readonly endsAt: MatchTime;
  readonly racers: readonly {
    readonly seat: SeatId;
    /** Words typed in this lap, and their characters with the key after each. */
    readonly done: number;
    readonly letters: number;
    /** When the lap was finished. */
    readonly finishedAt: MatchTime | null;
    readonly laps: number;
    /** Words per minute over the finished laps and this one up to its latest word. */
    readonly wpm: number;
    /** Whole per cent of the letters typed in this lap up to its latest word that were right at once; null before it. */
    readonly accuracy: number | null;
  }[];
}

/** A kind of prompt in the monsters' own table, under the seed's numbers: these are no modes. */
export const MONSTER_PROMPTS = { word: 0, typing: 5, ends_with: 9, starts_with: 10 } as const;
export type MonsterPrompt = (typeof MONSTER_PROMPTS)[keyof typeof MONSTER_PROMPTS];
/** Mode 7. */
export interface MonsterView {
  readonly mode: typeof MODES.monsters;
  /** The word category that it is made of. */
  readonly name: string;
  /** Per cent, 0–100; whole numbers except that a living one shows at least 1. */
  readonly health: number;
  readonly level: number;
  readonly kind: MonsterPrompt;
  readonly boss: boolean;
  /** Whether it rages in this turn. */
  readonly raging: boolean;
}

/** Mode 8. */
export interface ClimbView {
  readonly mode: typeof MODES.climb;
  readonly team: boolean;
  readonly rung: number;
  readonly rungs: number;
  /** Words of the running prompt; lowest count solved so far, 0 before the first. */
  readonly wpp: number;
  readonly reachedWpp: number;
  /** Shared hearts of a team; null alone. */
  readonly hearts: number | null;
}

/** The four cards in the order of their index: low, mid, high, random. */
export const CARDS = ['low', 'mid', 'high', 'random'] as const;
export type CardName = (typeof CARDS)[number];
/** The three kinds of prompt behind the cards. */
export type CardClass = Exclude<CardName, 'random'>;
/** Mode 9. */
export interface CardView {
  readonly mode: typeof MODES.cardBet;
  readonly chips: readonly { readonly seat: SeatId; readonly chips: number }[];
  /** Whose pick it is and until when; null while the turn runs. */
  readonly picking: { readonly seat: SeatId; readonly endsAt: MatchTime } | null;
  /** The card of the running turn; the class behind a random one shows when the turn is over. */
  readonly card: CardName | null;
  /** Chips that the running turn may win, twice as many that it may lose; 0 while the class is hidden or nobody plays. */
  readonly stake: number;
  /** What each turn of this round costs besides. */
  readonly ante: number;
  /** The turn before: its card, the class behind it, and what it brought or cost, the ante included. */
  readonly last: {
    readonly seat: SeatId;
    readonly card: CardName;
    readonly class: CardClass;
    readonly chips: number;
  } | null;
}

/** Mode 10. The words on the board are never here before the round is over. */
export interface ScapeView {
  readonly mode: typeof MODES.scapes;
  /** The circle of letters. */
  readonly letters: string;
  readonly endsAt: MatchTime;
  readonly players: readonly { readonly seat: SeatId; readonly score: number; readonly words: number }[];
  /** Words of the viewer in this round; empty for spectators. */
  readonly own: readonly string[];
  /** How many words that score there are of each length, the shortest first. */
  readonly lengths: readonly { readonly letters: number; readonly of: number }[];
  /** What the round before held: its long words, once it is over. */
  readonly last: { readonly letters: string; readonly best: readonly string[] } | null;
}

/** Mode 11. The right answer is only in `reveal`. */
export interface TriviaView {
  readonly mode: typeof MODES.trivia;
  readonly number: number;
  readonly of: number;
  readonly q: string;
  readonly a: readonly string[];
  readonly d: 0 | 1 | 2 | 3 | 4;
  /** The question appears, the last answer is shown and may be chosen, the time is up. */
  readonly startedAt: MatchTime;
  readonly opensAt: MatchTime;
  readonly endsAt: MatchTime;
  /** Who has chosen; not what. */
  readonly chosen: readonly SeatId[];
  /** The viewer's own choice. */
  readonly own: number | null;
  readonly reveal: TriviaReveal | null;
}
export interface TriviaAuthor {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
}
export interface TriviaReveal {
  readonly correct: number;
  readonly answers: readonly { readonly index: number; readonly seat: SeatId }[];
  readonly author: TriviaAuthor | null;
  /** When the next question comes. */
  readonly until: MatchTime;
}

/** Mode 99. */
export interface YappingView {
  readonly mode: typeof MODES.yapping;
  readonly prompt: string;
  readonly endsAt: MatchTime;
  /** Letters of new words in the last 60 s, best first. */
  readonly board: readonly { readonly seat: SeatId; readonly score: number }[];
}

export type ModeView =
  | ScenarioView
  | ChainView
  | GuessView
  | CustomView
  | RaceView
  | MonsterView
  | ClimbView
  | CardView
  | ScapeView
  | TriviaView
  | YappingView;
