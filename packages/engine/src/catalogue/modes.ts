/** Ids of the game modes. */
export const MODES = {
  original: 0,
  chainWord: 1,
  guessWord: 2,
  customPrompts: 3,
  typeRacer: 5,
  lengthLimit: 6,
  monsters: 7,
  climb: 8,
  cardBet: 9,
  scapes: 10,
  trivia: 11,
  yapping: 99,
} as const satisfies Record<string, number>;
export type ModeName = keyof typeof MODES;
export type ModeId = (typeof MODES)[ModeName];

/** Every mode, in the order in which they are offered. */
export const MODE_IDS: readonly ModeId[] = Object.values(MODES);
/** What a room plays until its host chooses something else, and what ranked matches play. */
export const DEFAULT_MODE = MODES.original;
/** In which the words of a list are practised. */
export const WORD_LIST_MODE = MODES.customPrompts;

/** Difficulties on the wire (`diff`). */
export const DIFFICULTIES = { normal: 0, challenge: 1, practice: 2, aarrghh: 3 } as const satisfies Record<
  string,
  number
>;
export type DifficultyName = keyof typeof DIFFICULTIES;
export type DifficultyId = (typeof DIFFICULTIES)[DifficultyName];
/** As they are offered: harder and harder, then the one without a fuse. */
export const OFFERED_DIFFICULTIES = [
  'normal',
  'challenge',
  'aarrghh',
  'practice',
] as const satisfies readonly DifficultyName[];

/** Speeds on the wire; 8 starts the clock with the first typed letter. */
export const SPEEDS = [0.5, 1, 1.5, 2, 3, 8] as const;
export type Speed = (typeof SPEEDS)[number];
/** No speed at all: the fuse starts with the first letter. */
export const STARTS_WHEN_TYPING = 8 satisfies Speed;

/** Readings of words per prompt (`wpp_s`). */
export const PROMPT_RANGES = { default: 0, atLeast: 1, atMost: 2, range: 3 } as const satisfies Record<string, number>;
export type PromptRangeId = (typeof PROMPT_RANGES)[keyof typeof PROMPT_RANGES];
