import { canonicalWord, type GameLanguage, nextInteger, seedRandom, shuffle } from '@syllaboom/engine';
import type { CountedSyllable } from '../bookmarks/bookmarks.ts';

/** A syllable that has been asked, with the word that was found for it; null: none. */
interface Asked {
  readonly counted: CountedSyllable;
  readonly word: string | null;
}

/** Syllables that are asked one after the other. */
export interface Round {
  readonly queue: readonly CountedSyllable[];
  readonly asked: readonly Asked[];
}

/** Another order each time. */
export function startRound(syllables: readonly CountedSyllable[], seed: number = Date.now()): Round {
  const random = seedRandom(seed >>> 0);
  // Seeds that lie close together begin alike.
  nextInteger(random, 2);
  return { queue: shuffle(random, syllables), asked: [] };
}

/** The syllable that is asked now; null once all have been. */
export const askedNow = ({ queue, asked }: Round): CountedSyllable | null => queue[asked.length] ?? null;

/** The round after an answer; null: none was given. */
export function answer(round: Round, word: string | null): Round {
  const counted = askedNow(round);
  return counted === null ? round : { ...round, asked: [...round.asked, { counted, word }] };
}

export const solvedIn = ({ asked }: Round): number => asked.filter(({ word }) => word !== null).length;
export const missedIn = ({ asked }: Round): readonly CountedSyllable[] =>
  asked.filter(({ word }) => word === null).map(({ counted }) => counted);

/** What is to be done about something typed, before the dictionary is asked. */
export type Judged =
  | { readonly kind: 'empty' }
  | { readonly kind: 'missing'; readonly word: string }
  | { readonly kind: 'ask'; readonly word: string };

/** Reads what was typed in the form of the dictionary: in Russian, Ё counts as Е. */
export function judgeTyped(text: string, syllable: string, language: GameLanguage): Judged {
  const word = canonicalWord(text, language);
  if (word === '') return { kind: 'empty' };
  return word.includes(canonicalWord(syllable, language)) ? { kind: 'ask', word } : { kind: 'missing', word };
}
