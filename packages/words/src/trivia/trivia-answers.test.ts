import { ALPHABETS, canonicalWord, type TriviaQuestion } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { FACT_LANGUAGES, type FactLanguage, readLanguageFacts, readWorldFacts } from '../../build/facts/facts.ts';
import { flagEmoji } from '../../build/trivia/draft.ts';
import { PHRASES } from '../../build/trivia/phrases/all-phrases.ts';
import { openTrivia } from './trivia-bank.ts';

interface Asked {
  /** What the sentence asks about. */
  readonly x: string;
  readonly right: string;
  readonly wrong: readonly string[];
}

type Sentence = Exclude<keyof (typeof PHRASES)['nl'], 'kinds'>;

/** The bank's questions of one sentence. */
function asked(language: FactLanguage, sentence: Sentence): Asked[] {
  const [before = '', after] = PHRASES[language][sentence].split('{x}');
  const fits = ({ q }: TriviaQuestion): boolean =>
    after === undefined ? q === before : q.startsWith(before) && q.endsWith(after);
  return openTrivia(language)
    .questions.filter(fits)
    .map(({ q, a, correct }) => ({
      x: after === undefined ? '' : q.slice(before.length, q.length - after.length),
      right: a[correct] ?? '',
      wrong: a.filter((_, i) => i !== correct),
    }));
}

const world = readWorldFacts();
const letters = (word: string): string => [...word].sort().join('');
const backwards = (word: string): string => [...word].reverse().join('');
const hasDouble = (word: string): boolean => new Set(word).size < word.length;

function fromRoman(text: string): number {
  const worth: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  const values = [...text].map((digit) => worth[digit] ?? Number.NaN);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

describe.each(FACT_LANGUAGES)('exactly one answer is right in %s', (language) => {
  const facts = readLanguageFacts(language);
  const codeOf = new Map(Object.entries(facts.countries).map(([code, name]) => [name, code]));
  const countryOf = (name: string) => world.countries.find(({ code }) => code === codeOf.get(name));
  /** All four answers under a check that only the right one may pass. */
  const onlyRight = (sentence: Sentence, isRight: (answer: string, x: string) => boolean): void => {
    const questions = asked(language, sentence);
    expect(questions.length, sentence).toBeGreaterThan(0);
    for (const { x, right, wrong } of questions) {
      expect(isRight(right, x), `${sentence}: ${x} ${right}`).toBe(true);
      for (const one of wrong) expect(isRight(one, x), `${sentence}: ${x} ${one}`).toBe(false);
    }
  };

  it('about capitals, flags, continents, languages and domains', () => {
    onlyRight('capital', (answer, x) => facts.capitals[codeOf.get(x) ?? ''] === answer);
    onlyRight('capitalOf', (answer, x) => facts.capitals[codeOf.get(answer) ?? ''] === x);
    onlyRight('flagOf', (answer, x) => flagEmoji(codeOf.get(answer) ?? 'XX') === x);
    onlyRight('flagFor', (answer, x) => flagEmoji(codeOf.get(x) ?? 'XX') === answer);
    onlyRight('continent', (answer, x) => facts.continents[countryOf(x)?.continent ?? ''] === answer);
    onlyRight('onContinent', (answer, x) => facts.continents[countryOf(answer)?.continent ?? ''] === x);
    onlyRight('official', (answer, x) => (countryOf(x)?.official ?? []).some((one) => facts.languages[one] === answer));
    onlyRight('domain', (answer, x) => `.${codeOf.get(answer)?.toLowerCase()}` === x);
  });

  it('about numbers of people, with a clear lead', () => {
    const people = (name: string): number => countryOf(name)?.population ?? Number.NaN;
    for (const { right, wrong } of asked(language, 'mostPeople')) {
      expect(people(right)).toBeGreaterThan(1.4 * Math.max(...wrong.map(people)));
    }
    for (const { right, wrong } of asked(language, 'fewestPeople')) {
      expect(1.4 * people(right)).toBeLessThan(Math.min(...wrong.map(people)));
    }
  });

  it('about pictures, elements and the calendar', () => {
    onlyRight('emojiName', (answer, x) => facts.emoji[x] === answer);
    onlyRight('emojiPick', (answer, x) => facts.emoji[answer] === x);
    onlyRight('symbolOf', (answer, x) => facts.elements[answer] === x);
    onlyRight('elementOf', (answer, x) => facts.elements[x] === answer);
    onlyRight('monthNumber', (answer, x) => facts.months.indexOf(answer) + 1 === Number(x));
    onlyRight('dayNext', (answer, x) => facts.days[(facts.days.indexOf(x) + 1) % 7] === answer);
    onlyRight('dayBefore', (answer, x) => facts.days[(facts.days.indexOf(x) + 6) % 7] === answer);
  });

  it('about Roman numerals', () => {
    onlyRight('roman', (answer, x) => fromRoman(x) === Number(answer));
    onlyRight('romanWrite', (answer, x) => fromRoman(answer) === Number(x));
  });

  it('about words', () => {
    const canonical = (word: string): string => canonicalWord(word, language);
    onlyRight('unscramble', (answer, x) => letters(answer) === letters(x.replaceAll(' ', '')));
    onlyRight('palindrome', (answer) => backwards(canonical(answer)) === canonical(answer));
    onlyRight('noRepeat', (answer) => !hasDouble(canonical(answer)));
    onlyRight('letterCount', (answer, x) => x.length === Number(answer));
    for (const { right, wrong } of asked(language, 'longest')) {
      expect(right.length).toBeGreaterThan(Math.max(...wrong.map((one) => one.length)));
    }
    const order: string = ALPHABETS[language];
    const rank = (word: string): string =>
      [...canonical(word)].map((letter) => String.fromCharCode(100 + order.indexOf(letter))).join('');
    for (const { right, wrong } of asked(language, 'alphabet')) {
      for (const one of wrong) expect(rank(right) < rank(one), `${right} before ${one}`).toBe(true);
    }
  });
});

describe('the facts behind the trivia', () => {
  it('are the known ones', () => {
    const right = (language: FactLanguage, sentence: Sentence, x: string): string | undefined =>
      asked(language, sentence).find((one) => one.x === x)?.right;
    const { capitals, currencies, elements } = readLanguageFacts('de-DE');
    expect([capitals.AU, capitals.CA, capitals.BR, capitals.CH]).toEqual(['Canberra', 'Ottawa', 'Brasília', 'Bern']);
    expect([elements.Au, elements.Fe, elements.Hg]).toEqual(['Gold', 'Eisen', 'Quecksilber']);
    expect(currencies.JPY).toContain('Yen');
    expect(right('en-US', 'currencyOf', 'Yen')).toBe('Japan');
    expect(right('en-US', 'monthNumber', '5')).toBe('May');
  });
});
