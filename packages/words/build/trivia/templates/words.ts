import { ALPHABETS, canonicalWord, type GameLanguage, isAllowedLetter } from '@syllaboom/engine';
import { asDifficulty, type Dice, type Draft, fill, flatten, type Material, type Template } from '../draft.ts';
import type { CommonWord } from '../lexicon.ts';

/** More words than the bank will take: some fall to the checks. */
const TRIES = 160;
const LONGEST_MEANING = 120;
const SHORTEST_MEANING = 16;

const lettersOf = (word: string): string => [...word].sort().join('');
const wordOf = ({ word }: CommonWord): string => word;
const ofLength = (words: readonly CommonWord[], least: number, most: number): CommonWord[] =>
  words.filter(({ word }) => word.length >= least && word.length <= most);

/** The words that look most like this one: same length, most letters in common. */
function lookalikes(pool: readonly CommonWord[], word: string, dice: Dice): string[] {
  const letters = new Set(word);
  const alike = dice
    .some(pool, 400)
    .filter((one) => one.word !== word && one.word.length === word.length)
    .map((one) => ({ word: one.word, shared: [...new Set(one.word)].filter((letter) => letters.has(letter)).length }));
  return alike
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 3)
    .map(({ word: one }) => one);
}

/** The word's letters in an order that is no word and not the word. */
function scramble(word: string, { lexicon, language }: Material, dice: Dice): string | null {
  for (let tries = 0; tries < 8; tries++) {
    const mixed = dice.mix([...word]).join('');
    if (!lexicon.exists(canonicalWord(mixed, language)) && mixed[0] !== word[0]) return [...mixed].join(' ');
  }
  return null;
}

export const unscramble: Template = (material, dice) => {
  const pool = ofLength(material.lexicon.common, 5, 11).filter(({ tier }) => tier >= 2);
  return dice.some(pool, TRIES).flatMap(({ word, tier }): Draft[] => {
    const mixed = scramble(word, material, dice);
    const wrong = lookalikes(pool, word, dice).filter((one) => lettersOf(one) !== lettersOf(word));
    if (mixed === null || wrong.length < 3) return [];
    const d = asDifficulty((word.length - 3) / 2 - tier / 8);
    return [{ q: fill(material.phrases.unscramble, mixed), right: word, wrong, d }];
  });
};

export const missing: Template = ({ lexicon, phrases, language }, dice) => {
  const alphabet = [...ALPHABETS[language]].filter((letter) => letter !== "'" && letter !== '-');
  const pool = ofLength(lexicon.common, 5, 10).filter(({ tier }) => tier >= 2);
  return dice.some(pool, TRIES).flatMap(({ word, tier }): Draft[] => {
    const at = 1 + dice.below(word.length - 1);
    const right = word.charAt(at);
    // An accent among plain letters would give itself away.
    if (!isAllowedLetter(right, language)) return [];
    const put = (letter: string): string => word.slice(0, at) + letter + word.slice(at + 1);
    const wrong = alphabet.filter((one) => one !== right && !lexicon.exists(canonicalWord(put(one), language)));
    const level = tier === 4 ? 0 : tier === 3 ? 1 : 2;
    return [{ q: fill(phrases.missing, put('_')), right, wrong: dice.some(wrong, 3), d: asDifficulty(level) }];
  });
};

/** Wrong words are explained somewhere too: so they are base forms as the right one is. */
export const meaning: Template = ({ lexicon, phrases }, dice) => {
  const pool = dice.mix(ofLength(lexicon.common, 4, 12)).flatMap((one) => {
    const text = lexicon.meaningOf(one.key);
    return text === null ? [] : [{ ...one, text }];
  });
  const isFit = ({ text }: { readonly text: string }): boolean =>
    text.length <= LONGEST_MEANING && text.length >= SHORTEST_MEANING && !/[[\]{}…<>|]/.test(text);
  return pool
    .filter(isFit)
    .slice(0, 4 * TRIES)
    .map(({ word, text, tier }): Draft => {
      const near = pool.filter(
        (one) => Math.abs(one.tier - tier) <= 1 && Math.abs(one.word.length - word.length) <= 1 && one.text !== text,
      );
      const wrong = dice
        .some(near, 12)
        .filter((one) => !flatten(text).includes(flatten(one.word)) && one.word !== word);
      const d = asDifficulty(4.6 - tier);
      return { q: fill(phrases.meaning, text), right: word, wrong: wrong.slice(0, 3).map(wordOf), d };
    });
};

/** Compares by the order of the language's alphabet. */
function byAlphabet(language: GameLanguage): (a: CommonWord, b: CommonWord) => number {
  const alphabet: string = ALPHABETS[language];
  return ({ key: a }, { key: b }) => {
    for (let i = 0; i < Math.min(a.length, b.length); i++) {
      const difference = alphabet.indexOf(a.charAt(i)) - alphabet.indexOf(b.charAt(i));
      if (difference !== 0) return difference;
    }
    return a.length - b.length;
  };
}

export const alphabet: Template = ({ lexicon, phrases, language }, dice) => {
  const pool = ofLength(lexicon.common, 4, 9).filter(({ tier }) => tier >= 3);
  return dice.some(pool, TRIES).map((one, i): Draft => {
    const shared = i % 4;
    const peers = pool.filter(({ key }) => key.startsWith(one.key.slice(0, shared)) && key !== one.key);
    const [right, ...wrong] = [one, ...dice.some(peers, 3)].sort(byAlphabet(language));
    return { q: phrases.alphabet, right: right?.word ?? '', wrong: wrong.map(wordOf), d: asDifficulty(shared - 0.6) };
  });
};

export const longest: Template = ({ lexicon, phrases }, dice) =>
  dice.some(ofLength(lexicon.common, 7, 13), TRIES).map(({ word }): Draft => {
    const shorter = ofLength(lexicon.common, word.length - 2, word.length - 1);
    const wrong = dice.some(shorter, 3).map(wordOf);
    return { q: phrases.longest, right: word, wrong, d: asDifficulty((word.length - 6) / 3) };
  });

/** Wrong words begin and end alike but don't read the same backwards. */
export const palindrome: Template = ({ lexicon, phrases }, dice) => {
  const isPlain = ({ word, key }: CommonWord): boolean => word === key;
  const listed = lexicon.common.filter((one) => isPlain(one) && lexicon.palindromes.has(one.key));
  return listed.map(({ word }): Draft => {
    const near = lexicon.common.filter(
      (one) => one.word.length === word.length && one.key[0] === one.key.at(-1) && !lexicon.palindromes.has(one.key),
    );
    return {
      q: phrases.palindrome,
      right: word,
      wrong: dice.some(near, 3).map(wordOf),
      d: asDifficulty(word.length - 3),
    };
  });
};

export const noRepeat: Template = ({ lexicon, phrases }, dice) => {
  const pool = ofLength(lexicon.common, 6, 10).filter(({ word, key, tier }) => tier >= 2 && word === key);
  const kinds = (word: string): number => new Set(word).size;
  const doubled = pool.filter(({ word }) => kinds(word) === word.length - 1);
  const single = pool.filter(({ word }) => kinds(word) === word.length);
  return dice.some(single, TRIES).map(({ word }): Draft => {
    const alike = doubled.filter((one) => one.word.length === word.length);
    const wrong = dice.some(alike, 3).map(wordOf);
    return { q: phrases.noRepeat, right: word, wrong, d: asDifficulty((word.length - 4) / 2) };
  });
};

export const letterCount: Template = ({ lexicon, phrases }, dice) =>
  dice.some(ofLength(lexicon.common, 8, 16), TRIES).map(({ word }): Draft => {
    const count = word.length;
    const least = count - dice.below(4);
    const wrong = [0, 1, 2, 3].map((i) => String(least + i)).filter((one) => one !== String(count));
    return { q: fill(phrases.letterCount, word), right: String(count), wrong, d: asDifficulty((count - 7) / 3) };
  });
