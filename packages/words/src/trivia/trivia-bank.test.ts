import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, crc32 } from 'node:zlib';
import { canonicalWord, GAME_LANGUAGES, type GameLanguage, type TriviaQuestion } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { LONGEST_ANSWER, LONGEST_QUESTION } from '../../build/trivia/check-draft.ts';
import { composeBank } from '../../build/trivia/compose-bank.ts';
import { flatten } from '../../build/trivia/draft.ts';
import { createOffensiveFilter } from '../offensive-filter.ts';
import { DATA_FOLDER } from '../store/compressed-text.ts';
import { readWordPack } from '../store/word-data.ts';
import { openTrivia } from './trivia-bank.ts';
import { encodeTrivia } from './trivia-pack.ts';

const LEAST_QUESTIONS = 1000;
const LEAST_OF_DIFFICULTY = 80;
/** Of what five starting questions are drawn from. */
const LEAST_EASY = 400;
const LARGEST_SHARE = 0.2;
const FEWEST_KINDS = 20;
const LARGEST_BANK_BYTES = 60_000;
/** Shorter answers (a letter, a number, a symbol) may stand in a question without saying anything. */
const SHORTEST_REVEALING_ANSWER = 3;
const COMPOSE_TIMEOUT_MS = 60_000;

/** The part of a question that its whole kind shares: the sentence without what it asks about. */
const kindOf = ({ q }: TriviaQuestion): string =>
  q
    .replaceAll(/\p{Extended_Pictographic}|\p{Regional_Indicator}/gu, '')
    .replace(/^.*?[:：]\s|^["“”„«][^"“”»]*["“”»]\s*:\s/u, '')
    .replace(/[?]\s.*$/u, '?')
    .replaceAll(/["“”„«».][^"“”»]*["“”»]|\b[\dIVXLCDM]+\b\.?/gu, '#');

const isWellFormed = ({ q, a, correct, d, author }: TriviaQuestion): boolean =>
  q.length <= LONGEST_QUESTION &&
  a.length === 4 &&
  a.every((one) => one.trim() === one && one !== '' && one.length <= LONGEST_ANSWER) &&
  new Set(a.map(flatten)).size === 4 &&
  a[correct] !== undefined &&
  [0, 1, 2, 3, 4].includes(d) &&
  author === null;

const givesAway = ({ q, a }: TriviaQuestion): boolean =>
  a.some((one) => one.length >= SHORTEST_REVEALING_ANSWER && flatten(q).includes(flatten(one)));

describe.each(GAME_LANGUAGES)('the trivia of %s', (language) => {
  const { questions, count } = openTrivia(language);

  it('has more than a thousand well-formed questions, each asked once [R0187]', () => {
    expect(count).toBe(questions.length);
    expect(count).toBeGreaterThanOrEqual(LEAST_QUESTIONS);
    expect(questions.filter((one) => !isWellFormed(one))).toEqual([]);
    const asked = questions.map(({ q, a, correct }) => `${q}|${a[correct]}`);
    expect(new Set(asked).size).toBe(count);
  });

  it('says no answer in the question', () => {
    expect(questions.filter(givesAway)).toEqual([]);
  });

  it('has enough of every difficulty, most of all easy ones to start with [R0187]', () => {
    for (const d of [0, 1, 2, 3, 4]) {
      expect(questions.filter((one) => one.d === d).length, `difficulty ${d}`).toBeGreaterThanOrEqual(
        LEAST_OF_DIFFICULTY,
      );
    }
    expect(questions.filter(({ d }) => d <= 1).length).toBeGreaterThanOrEqual(LEAST_EASY);
  });

  it('puts the right answer at every place about equally often', () => {
    for (const place of [0, 1, 2, 3]) {
      const share = questions.filter(({ correct }) => correct === place).length / count;
      expect(share, `place ${place}`).toBeGreaterThan(0.2);
      expect(share, `place ${place}`).toBeLessThan(0.3);
    }
  });

  it('asks in many ways, none of which is more than a fifth', () => {
    const kinds = new Map<string, number>();
    for (const one of questions) kinds.set(kindOf(one), (kinds.get(kindOf(one)) ?? 0) + 1);
    const common = [...kinds.values()].filter((size) => size >= 5);
    expect(common.length).toBeGreaterThanOrEqual(FEWEST_KINDS);
    expect(Math.max(...common) / count).toBeLessThanOrEqual(LARGEST_SHARE);
  });

  it('shows no offensive word', () => {
    const { isOffensive } = createOffensiveFilter(readWordPack(language).offensive);
    const words = questions.flatMap(({ q, a }) => [q, ...a]).flatMap((text) => text.match(/[\p{Lu}_]{3,}/gu) ?? []);
    const isWord = (text: string): boolean => !/_|^[IVXLCDM]+$/.test(text);
    const shown = [...new Set(words)].filter(isWord).map((word) => canonicalWord(word, language));
    expect(shown.filter(isOffensive)).toEqual([]);
  });
});

describe('the build of the trivia', () => {
  it.each<GameLanguage>(['tl-TL', 'mc-MC'])(
    'makes the committed questions of %s again',
    (language) => {
      const file = path.join(DATA_FOLDER, 'trivia', `${language}.trivia.br`);
      const bytes = readFileSync(file);
      expect(bytes.length).toBeLessThan(LARGEST_BANK_BYTES);
      expect(encodeTrivia(language, composeBank(language), crc32)).toBe(brotliDecompressSync(bytes).toString('utf8'));
    },
    COMPOSE_TIMEOUT_MS,
  );
});
