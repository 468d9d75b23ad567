import type { IndexedLanguage } from '../../catalogue/languages.ts';

/** Numbers of the twists of AARRGHH (rules section 5). Counts are scaled by the size of the list. */
export const TWIST = {
  announcedMs: 1_000,
  tabooAnswers: 40,
  longLetters: 8,
  longAnswers: 25,
  doubleAnswers: 30,
  suddenFactor: 0.6,
  endsAnswers: 25,
  /** How many prompts are tried before a turn goes without its twist. */
  tries: 6,
  /** Fade: the client hides the prompt after this long. */
  fadeAfterMs: 2_000,
} as const satisfies Record<string, number>;

/** The eight letters that most words of a language hold: Taboo forbids one of them. Made from the dictionaries. */
export const COMMONEST_LETTERS = {
  'en-US': 'ESIARNTO',
  'pt-BR': 'AESRIONT',
  'tr-TR': 'LRANMEİD',
  'fr-FR': 'EAISRNTO',
  'es-ES': 'AESRIONC',
  'tl-TL': 'ANIGPTLK',
  'de-DE': 'ENRSTIAH',
  'it-IT': 'IAORETNS',
  'id-ID': 'ANEIRKMT',
  'sv-SE': 'SRAENTIL',
  ru: 'ОАЕИРВНС',
  fi: 'IATSENKL',
  nl: 'ENRTISAO',
  'mc-MC': 'EAROTNSL',
  'ca-CA': 'EASIRNTO',
} as const satisfies Record<IndexedLanguage, string>;
