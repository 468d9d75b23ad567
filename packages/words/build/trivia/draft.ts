import {
  type GameLanguage,
  nextInteger,
  type RandomState,
  seedRandom,
  shuffle,
  type TriviaQuestion,
} from '@syllaboom/engine';
import type { FactLanguage, LanguageFacts, WorldFacts } from '../facts/facts.ts';
import type { Lexicon } from './lexicon.ts';
import type { Phrases } from './phrases/phrases.ts';

export type Difficulty = TriviaQuestion['d'];

/** A question before its answers are put in order. */
export interface Draft {
  readonly q: string;
  readonly right: string;
  readonly wrong: readonly string[];
  readonly d: Difficulty;
}

/** What a template draws from. */
export interface Material {
  readonly language: GameLanguage;
  readonly phrases: Phrases;
  readonly facts: LanguageFacts;
  readonly world: WorldFacts;
  /** Names in all languages, for questions about foreign words. */
  readonly tongues: Readonly<Record<FactLanguage, LanguageFacts>>;
  readonly lexicon: Lexicon;
}

/** Makes all its questions; the bank takes as many as it may hold. */
export type Template = (material: Material, dice: Dice) => Draft[];

/** Draws that are the same on every machine. */
export class Dice {
  readonly #state: RandomState;

  constructor(seed: string) {
    let hash = 2_166_136_261;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16_777_619);
    this.#state = seedRandom(hash);
  }

  below(bound: number): number {
    return nextInteger(this.#state, bound);
  }

  mix<Item>(items: readonly Item[]): Item[] {
    return shuffle(this.#state, items);
  }

  /** So many different items (fewer when there aren't enough). */
  some<Item>(items: readonly Item[], count: number): Item[] {
    return this.mix([...new Set(items)]).slice(0, count);
  }
}

/** Puts the thing that is asked about into a sentence. */
export const fill = (sentence: string, x: string | number): string => sentence.replace('{x}', () => String(x));

/** The flag of a country, by its two-letter code. */
export const flagEmoji = (code: string): string =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)));

/** A difficulty inside its bounds. */
export const asDifficulty = (level: number): Difficulty => Math.max(0, Math.min(4, Math.round(level))) as Difficulty;

/** Comparable form of a name: no marks, no case. */
export const flatten = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether two names share a word or the beginning of one, so that one gives the other away. */
export function resemble(a: string, b: string, letters: number): boolean {
  const parts = (text: string): string[] =>
    flatten(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part.length >= Math.min(3, letters))
      .map((part) => part.slice(0, letters));
  const known = new Set(parts(a));
  return parts(b).some((part) => known.has(part));
}

/** Whether two names hold the same run of so many letters: cognates do. */
export function shareLetters(a: string, b: string, letters: number): boolean {
  const [one, other] = [flatten(a), flatten(b)];
  for (let start = 0; start + letters <= one.length; start++) {
    if (other.includes(one.slice(start, start + letters))) return true;
  }
  return false;
}
