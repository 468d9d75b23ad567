import { CHAIN_CHOICES, chainChoiceOf, type ChainStyle } from '@syllaboom/engine';

const WORDS = {
  default: 'host.chainDefault',
  startsWith: 'room.chainStartsWith',
  contains: 'room.chainContains',
  random: 'room.chainRandom',
  startEnd: 'room.chainStartEnd',
} as const satisfies Record<(typeof CHAIN_CHOICES)[number], string>;

/** Catalogue key of an entry in the list of chain styles. */
export const chainChoiceWords = (choice: (typeof CHAIN_CHOICES)[number]) => WORDS[choice];
/** Catalogue key of a chain style as the room state numbers it. */
export const chainStyleWords = (style: number) =>
  WORDS[CHAIN_CHOICES[chainChoiceOf(style as ChainStyle)] ?? 'startsWith'];
