import { MODES, type ModeId } from './modes.ts';

/**
 * What a mode is, for everybody who treats modes differently: rooms, leaderboards, screens. Whoever needs to know asks for
 * the trait and never for the mode, so that a new mode is described once. How it is played stands in `match/modes`.
 */
export interface ModeTraits {
  /** Who types: the holder of the bomb, everybody at once, or nobody because answers are chosen. */
  readonly typing: 'turn' | 'all' | 'none';
  /** What a player who has none left is out of. */
  readonly lives: 'hearts' | 'chips' | 'none';
  /** Words wear the letters of the bonus alphabet; otherwise its health is no setting that matters. */
  readonly hasAlphabetBonus: boolean;
  /** Something is chosen by its number: a card, an answer. */
  readonly hasChoices: boolean;
  /** Words are laid from letters on the board, also by touch: the time between letters tells nothing about hands. */
  readonly laysLetters: boolean;
  /** A half-typed word stays when the prompt changes: prompts come by the clock, not by turns. */
  readonly keepsDrafts: boolean;
  /** Accepted words are kept with the match: they may be discovered, claimed, records, the word of the day. */
  readonly keepsWords: boolean;
  /** The part of the match's content that the room must bring, because no dictionary knows it. */
  readonly asksFor: 'customPrompts' | 'meanings' | 'questions' | null;
  /** It is played with word categories that the host chooses; the language must have some. */
  readonly usesCategories: boolean;
  /** All have the same text before them, so nobody in a multi-language room plays in a language of their own. */
  readonly sharesText: boolean;
  /** Nobody can play it alone. */
  readonly needsCompany: boolean;
  /** Presets (`sc`) vary it. */
  readonly hasPresets: boolean;
  /** The fuse always starts with the first letter; there is neither a speed to choose nor a time bank. */
  readonly startsWhenTyping: boolean;
  /** The host may choose the room's background; without that the mode brings its own. */
  readonly hasBackground: boolean;
  /** One player wins; otherwise all play together, or nobody wins. */
  readonly hasSingleWinner: boolean;
  /** Its matches move the ratings of free-for-all rooms. */
  readonly isRated: boolean;
  /** How far players got is a record, with a board for one and one for teams. */
  readonly recordsReach: boolean;
  /** Nobody starts it and it never ends by itself: players join and leave while it runs. */
  readonly isDropIn: boolean;
  /** Rooms that play it are listed only for players with some experience (`YAPPING.leastExp`). */
  readonly isHiddenFromNewcomers: boolean;
}

/** Every trait stands here for every mode: a new one does not compile before all of them are decided. */
const MODE_TRAITS: Readonly<Record<ModeId, ModeTraits>> = {
  [MODES.original]: {
    typing: 'turn',
    lives: 'hearts',
    hasAlphabetBonus: true,
    hasChoices: false,
    laysLetters: false,
    keepsDrafts: false,
    keepsWords: true,
    asksFor: null,
    usesCategories: false,
    sharesText: false,
    needsCompany: false,
    hasPresets: true,
    startsWhenTyping: false,
    hasBackground: true,
    hasSingleWinner: true,
    isRated: true,
    recordsReach: false,
    isDropIn: false,
    isHiddenFromNewcomers: false,
  },
  [MODES.chainWord]: {
    typing: 'turn',
    lives: 'hearts',
    hasAlphabetBonus: true,
    hasChoices: false,
    laysLetters: false,
    keepsDrafts: false,
    keepsWords: true,
    asksFor: null,
    usesCategories: false,
    sharesText: false,
    needsCompany: false,
    hasPresets: false,
    startsWhenTyping: false,
    hasBackground: true,
    hasSingleWinner: true,
    isRated: true,
    recordsReach: false,
    isDropIn: false,
    isHiddenFromNewcomers: false,
  },
  [MODES.guessWord]: {
    typing: 'turn',
    lives: 'hearts',
    hasAlphabetBonus: true,
    hasChoices: false,
    laysLetters: false,
    keepsDrafts: false,
    keepsWords: true,
    asksFor: 'meanings',
    usesCategories: false,
    sharesText: true,
    needsCompany: false,
    hasPresets: false,
    startsWhenTyping: false,
    hasBackground: true,
    hasSingleWinner: true,
    isRated: true,
    recordsReach: false,
    isDropIn: false,
    isHiddenFromNewcomers: false,
  },
  [MODES.customPrompts]: {
    typing: 'turn',
    lives: 'hearts',
    hasAlphabetBonus: false,
    hasChoices: false,
    laysLetters: false,
    keepsDrafts: false,
    keepsWords: false,
    asksFor: 'customPrompts',
    usesCategories: false,
    sharesText: true,
    needsCompany: false,
    hasPresets: false,
    startsWhenTyping: false,
    hasBackground: true,
    hasSingleWinner: true,
    isRated: false,
    recordsReach: false,
    isDropIn: false,
    isHiddenFromNewcomers: false,
  },
  [MODES.typeRacer]: {
    typing: 'all',
    lives: 'hearts',
    hasAlphabetBonus: false,
    hasChoices: false,
    laysLetters: false,
    keepsDrafts: false,
    keepsWords: false,
    asksFor: null,
    usesCategories: false,
    sharesText: false,
    needsCompany: false,
    hasPresets: false,
    startsWhenTyping: false,
    hasBackground: true,
    hasSingleWinner: true,
    isRated: true,
    recordsReach: false,
    isDropIn: false,
    isHiddenFromNewcomers: false,
  },
  [MODES.lengthLimit]: {
    typing: 'turn',
    lives: 'hearts',
    hasAlphabetBonus: true,
    hasChoices: false,
    laysLetters: false,
    keepsDrafts: false,
    keepsWords: true,
    asksFor: null,
    usesCategories: false,
    sharesText: false,
    needsCompany: false,
    hasPresets: false,
    startsWhenTyping: false,
    hasBackground: true,
    hasSingleWinner: true,
    isRated: true,
    recordsReach: false,
    isDropIn: false,
    isHiddenFromNewcomers: false,
  },
  [MODES.monsters]: {
    typing: 'turn',
    lives: 'hearts',
    hasAlphabetBonus: true,
    hasChoices: false,
    laysLetters: false,
    keepsDrafts: false,
    keepsWords: true,
    asksFor: null,
    usesCategories: true,
    sharesText: false,
    needsCompany: false,
    hasPresets: false,
    startsWhenTyping: false,
    hasBackground: true,
    hasSingleWinner: false,
    isRated: true,
    recordsReach: false,
    isDropIn: false,
    isHiddenFromNewcomers: false,
  },
  [MODES.climb]: {
    typing: 'turn',
    lives: 'hearts',
    hasAlphabetBonus: true,
    hasChoices: false,
    laysLetters: false,
    keepsDrafts: false,
    keepsWords: true,
    asksFor: null,
    usesCategories: false,
    sharesText: false,
    needsCompany: false,
    hasPresets: false,
    startsWhenTyping: true,
    hasBackground: false,
    hasSingleWinner: false,
    isRated: false,
    recordsReach: true,
    isDropIn: false,
    isHiddenFromNewcomers: false,
  },
  [MODES.cardBet]: {
    typing: 'turn',
    lives: 'chips',
    hasAlphabetBonus: true,
    hasChoices: true,
    laysLetters: false,
    keepsDrafts: false,
    keepsWords: true,
    asksFor: null,
    usesCategories: false,
    sharesText: false,
    needsCompany: true,
    hasPresets: false,
    startsWhenTyping: false,
    hasBackground: true,
    hasSingleWinner: true,
    isRated: true,
    recordsReach: false,
    isDropIn: false,
    isHiddenFromNewcomers: false,
  },
  [MODES.scapes]: {
    typing: 'all',
    lives: 'hearts',
    hasAlphabetBonus: true,
    hasChoices: false,
    laysLetters: true,
    keepsDrafts: false,
    keepsWords: true,
    asksFor: null,
    usesCategories: false,
    sharesText: true,
    needsCompany: false,
    hasPresets: false,
    startsWhenTyping: false,
    hasBackground: true,
    hasSingleWinner: true,
    isRated: true,
    recordsReach: false,
    isDropIn: false,
    isHiddenFromNewcomers: false,
  },
  [MODES.trivia]: {
    typing: 'none',
    lives: 'hearts',
    hasAlphabetBonus: false,
    hasChoices: true,
    laysLetters: false,
    keepsDrafts: false,
    keepsWords: false,
    asksFor: 'questions',
    usesCategories: false,
    sharesText: false,
    needsCompany: false,
    hasPresets: false,
    startsWhenTyping: false,
    hasBackground: true,
    hasSingleWinner: true,
    isRated: true,
    recordsReach: false,
    isDropIn: false,
    isHiddenFromNewcomers: false,
  },
  [MODES.yapping]: {
    typing: 'all',
    lives: 'none',
    hasAlphabetBonus: false,
    hasChoices: false,
    laysLetters: false,
    keepsDrafts: true,
    keepsWords: true,
    asksFor: null,
    usesCategories: false,
    sharesText: true,
    needsCompany: false,
    hasPresets: false,
    startsWhenTyping: false,
    hasBackground: true,
    hasSingleWinner: false,
    isRated: false,
    recordsReach: false,
    isDropIn: true,
    isHiddenFromNewcomers: true,
  },
};

/** The traits of a mode; an id that nobody knows, as a newer server may send it, is treated as the original. */
export const modeTraits = (mode: number): ModeTraits => MODE_TRAITS[mode as ModeId] ?? MODE_TRAITS[MODES.original];
