import { ALPHABETS } from '@syllaboom/engine';
import type { CommonWord, Lexicon } from '../lexicon.ts';
import { asDifficulty, type Dice, type Draft, fill, flatten, type Material, type Template } from '../draft.ts';

/** More words than the bank will take: some fall to the checks. */
const TRIES = 160;
const LONGEST_MEANING = 120;
const SHORTEST_MEANING = 16;

const lettersOf = (word: string): string => [...word].sort().join('');
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
    .map((one) => one.word);
}

/** The word's letters in an order that is no word and not the word. */
function scramble(word: string, lexicon: Lexicon, dice: Dice): string | null {
  for (let tries = 0; tries < 8; tries++) {
    const mixed = dice.mix([...word]).join('');
    if (!lexicon.exists(mixed) && mixed[0] !== word[0]) return [...mixed].join(' ');
  }
  return null;
}

export const unscramble: Template = ({ lexicon, phrases }, dice) => {
  const pool = ofLength(lexicon.common, 5, 11).filter(({ tier }) => tier >= 2);
  return dice.some(pool, TRIES).flatMap(({ word, tier }): Draft[] => {
    const mixed = scramble(word, lexicon, dice);
    const wrong = lookalikes(pool, word, dice).filter((one) => lettersOf(one) !== lettersOf(word));
    if (mixed === null || wrong.length < 3) return [];
    return [
      { q: fill(phrases.unscramble, mixed), right: word, wrong, d: asDifficulty((word.length - 3) / 2 - tier / 8) },
    ];
  });
};

export const missing: Template = ({ lexicon, phrases, language }, dice) => {
  const alphabet = [...ALPHABETS[language]].filter((letter) => letter !== "'" && letter !== '-');
  const pool = ofLength(lexicon.common, 5, 10).filter(({ tier }) => tier >= 2);
  return dice.some(pool, TRIES).flatMap(({ word, tier }): Draft[] => {
    const at = 1 + dice.below(word.length - 1);
    const right = word.charAt(at);
    const put = (letter: string): string => word.slice(0, at) + letter + word.slice(at + 1);
    const wrong = alphabet.filter((letter) => letter !== right && !lexicon.exists(put(letter)));
    const level = tier === 4 ? 0 : tier === 3 ? 1 : 2;
    return [{ q: fill(phrases.missing, put('_')), right, wrong: dice.some(wrong, 3), d: asDifficulty(level) }];
  });
};

export const meaning: Template = ({ lexicon, phrases }, dice) => {
  const pool = ofLength(lexicon.common, 4, 12);
  const texts = new Map<string, string>();
  const drafts: Draft[] = [];
  for (const { word, tier } of dice.some(pool, TRIES * 8)) {
    const text = lexicon.meaningOf(word);
    if (text === null || text.length > LONGEST_MEANING || text.length < SHORTEST_MEANING || /[[\]{}…]/.test(text))
      continue;
    if (texts.has(text) || drafts.length >= TRIES * 2) continue;
    texts.set(text, word);
    const wrong = dice.some(
      pool.filter((one) => one.tier === tier && Math.abs(one.word.length - word.length) <= 1 && one.word !== word),
      40,
    );
    const unlike = wrong.filter(
      (one) => lexicon.meaningOf(one.word) !== text && !flatten(text).includes(flatten(one.word)),
    );
    drafts.push({
      q: fill(phrases.meaning, text),
      right: word,
      wrong: unlike.slice(0, 3).map((one) => one.word),
      d: asDifficulty(4.6 - tier),
    });
  }
  return drafts;
};

/** Compares by the order of the language's alphabet. */
const byAlphabet =
  (alphabet: string) =>
  (a: string, b: string): number => {
    for (let i = 0; i < Math.min(a.length, b.length); i++) {
      const difference = alphabet.indexOf(a.charAt(i)) - alphabet.indexOf(b.charAt(i));
      if (difference !== 0) return difference;
    }
    return a.length - b.length;
  };

export const alphabet: Template = ({ lexicon, phrases, language }, dice) => {
  const pool = ofLength(lexicon.common, 4, 9).filter(({ tier }) => tier >= 3);
  return dice.some(pool, TRIES).flatMap(({ word }, i): Draft[] => {
    const shared = i % 4;
    const peers = pool.filter((one) => one.word.startsWith(word.slice(0, shared)) && one.word !== word);
    const four = [word, ...dice.some(peers, 3).map((one) => one.word)].sort(byAlphabet(ALPHABETS[language]));
    const [right = '', ...wrong] = four;
    return [{ q: phrases.alphabet, right, wrong, d: asDifficulty(shared - 0.6) }];
  });
};

export const longest: Template = ({ lexicon, phrases }, dice) =>
  dice.some(ofLength(lexicon.common, 7, 13), TRIES).map(({ word }): Draft => {
    const shorter = ofLength(lexicon.common, word.length - 2, word.length - 1);
    return {
      q: phrases.longest,
      right: word,
      wrong: dice.some(shorter, 3).map((one) => one.word),
      d: asDifficulty((word.length - 6) / 3),
    };
  });

export const palindrome: Template = ({ lexicon, phrases }, dice) => {
  const known = new Map(lexicon.common.map(({ word, tier }) => [word, tier]));
  const listed = lexicon.palindromes.filter((word) => word.length >= 5 || (known.has(word) && word.length >= 3));
  return dice.some(listed, TRIES).map((word): Draft => {
    // Near misses: they begin and end alike but don't read the same backwards.
    const near = lexicon.common.filter(
      (one) =>
        one.word.length === word.length &&
        one.word[0] === one.word.at(-1) &&
        [...one.word].reverse().join('') !== one.word,
    );
    const wrong = dice.some(near, 3).map((one) => one.word);
    return { q: phrases.palindrome, right: word, wrong, d: known.has(word) ? 1 : 2 };
  });
};

const repeats = (word: string): boolean => new Set(word).size < word.length;

export const noRepeat: Template = ({ lexicon, phrases }, dice) => {
  const pool = ofLength(lexicon.common, 6, 10).filter(({ tier }) => tier >= 2);
  const doubled = pool.filter(({ word }) => new Set(word).size === word.length - 1);
  return dice
    .some(
      pool.filter(({ word }) => !repeats(word)),
      TRIES,
    )
    .map(({ word }): Draft => {
      const wrong = dice.some(
        doubled.filter((one) => one.word.length === word.length),
        3,
      );
      return {
        q: phrases.noRepeat,
        right: word,
        wrong: wrong.map((one) => one.word),
        d: asDifficulty((word.length - 4) / 2),
      };
    });
};

export const letterCount: Template = ({ lexicon, phrases }: Material, dice: Dice) =>
  dice.some(ofLength(lexicon.common, 8, 16), TRIES).map(({ word }): Draft => {
    const count = word.length;
    const from = count - dice.below(4);
    const wrong = [0, 1, 2, 3].map((i) => from + i).filter((one) => one !== count);
    return {
      q: fill(phrases.letterCount, word),
      right: String(count),
      wrong: wrong.map(String),
      d: asDifficulty((count - 7) / 3),
    };
  });
