import type { TriviaAuthor } from './mode-view.ts';

/** One custom prompt of the host (mode 3): a text or a picture, and what must be typed. */
export interface CustomPrompt {
  readonly text: string;
  /** Address of a picture, https only; null for a text. */
  readonly image: string | null;
  /** What a screen reader says of the picture. */
  readonly alt: string;
  /** In canonical form; only its letters and joiners count. */
  readonly answer: string;
}

/** One trivia question with its four answers (mode 11). */
export interface TriviaQuestion {
  readonly q: string;
  readonly a: readonly [string, string, string, string];
  readonly correct: 0 | 1 | 2 | 3;
  readonly d: 0 | 1 | 2 | 3 | 4;
  /** Who proposed it; null for the built-in ones. */
  readonly author: TriviaAuthor | null;
}

/**
 * What a mode asks about that no dictionary knows, chosen by the room before the match and kept with its log. It holds the
 * answers: no view of a match carries it.
 */
export interface MatchContent {
  /** Mode 3: the host's prompts, else the built-in ones of the language; drawn without repetition. */
  readonly customPrompts?: readonly CustomPrompt[];
  /** Mode 3 instead of prompts: the words that alone count, none twice; prompts are syllables of those that are unused. */
  readonly wordList?: readonly string[];
  /** Mode 11: the questions in the order in which they are asked (at most 25). */
  readonly questions?: readonly TriviaQuestion[];
  /** Mode 2: what candidate words mean, by word; missing ones have no known meaning. */
  readonly meanings?: Readonly<Record<string, string>>;
}
