import { ALPHABETS, type IndexedLanguage, type PromptQuery, WORD_JOINERS, wordOrder } from '@syllaboom/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOrBuildIndex } from './index.ts';
import { createOffensiveFilter } from './offensive-filter.ts';
import { readWordPack } from './store/word-data.ts';

const LANGUAGES = ['en-US', 'tr-TR', 'ru', 'mc-MC'] as const satisfies readonly IndexedLanguage[];
const PAGE = 60;

interface Counted {
  readonly prompt: string;
  readonly count: number;
}

/** Every prompt of a dictionary with the number of its words, by looking at each word. */
function countAll(words: readonly string[], language: IndexedLanguage): Counted[] {
  const letters = [...ALPHABETS[language]];
  const base = letters.length + 1;
  const codeOf = new Uint8Array(0x500);
  for (const [at, letter] of letters.entries())
    codeOf[letter.charCodeAt(0)] = WORD_JOINERS.includes(letter) ? 0 : at + 1;
  const counts = new Uint32Array(base ** 4);
  const lastWord = new Int32Array(base ** 4).fill(-1);
  for (const [number, word] of words.entries()) {
    for (let start = 0; start < word.length; start++) {
      let key = 0;
      for (let end = start; end < Math.min(word.length, start + 4); end++) {
        const code = codeOf[word.charCodeAt(end)] as number;
        if (code === 0) break;
        key = key * base + code;
        if (end === start || lastWord[key] === number) continue;
        lastWord[key] = number;
        counts[key] = (counts[key] as number) + 1;
      }
    }
  }
  const found: Counted[] = [];
  for (const [key, count] of counts.entries()) {
    if (count === 0) continue;
    let prompt = '';
    for (let rest = key; rest > 0; rest = Math.floor(rest / base)) prompt = letters[(rest % base) - 1] + prompt;
    found.push({ prompt, count });
  }
  return found;
}

describe.each(LANGUAGES)('the prompts of %s', (language) => {
  it('are those that looking at every word finds, for every filter, in every order, without gaps', () => {
    const index = openOrBuildIndex(language);
    const { isOffensivePrompt } = createOffensiveFilter(readWordPack(language).offensive);
    const order = wordOrder(language);
    const shown = countAll(index.wordsFor('', 0, index.size, 'starts'), language)
      .filter(({ prompt }) => !isOffensivePrompt(prompt))
      .sort((a, b) => order(a.prompt, b.prompt));
    const list = index.promptList();
    const check = (query: PromptQuery): void => {
      const { minCount, maxCount, minLength, maxLength, part = '', by, descending } = query;
      const expected = shown
        .filter(({ count, prompt }) => count >= minCount && count <= maxCount && prompt.includes(part))
        .filter(({ prompt }) => prompt.length >= minLength && prompt.length <= maxLength);
      if (by === 'count') expected.sort((a, b) => (descending ? b.count - a.count : a.count - b.count));
      else if (descending) expected.reverse();
      // Every prompt by pages of the product's size; where there are very many, the first and the last pages.
      const pages = Math.ceil(expected.length / PAGE);
      for (let page = 0; page <= pages; page++) {
        if (page > 3 && page < pages - 2) continue;
        const offset = page * PAGE;
        expect(list.page(query, offset, PAGE)).toEqual({
          prompts: expected.slice(offset, offset + PAGE),
          total: expected.length,
        });
      }
      expect(list.page(query, 0, shown.length).prompts).toEqual(expected);
    };
    const value = fc.integer({ min: 1, max: 5000 });
    const counts = fc.oneof(
      fc.constant({ minCount: 1, maxCount: Number.MAX_SAFE_INTEGER }),
      value.map((most) => ({ minCount: 1, maxCount: most })),
      value.map((least) => ({ minCount: least, maxCount: Number.MAX_SAFE_INTEGER })),
      fc.integer({ min: 1, max: 40 }).map((exact) => ({ minCount: exact, maxCount: exact })),
    );
    const lengths = fc.oneof(
      fc.constant({ minLength: 2, maxLength: 4 }),
      fc.integer({ min: 2, max: 4 }).map((letters) => ({ minLength: letters, maxLength: letters })),
    );
    const part = fc.oneof(
      fc.constant(''),
      fc.nat().map((n) => (shown[n % shown.length] as Counted).prompt),
      fc.nat().map((n) => (shown[n % shown.length] as Counted).prompt.slice(-1)),
    );
    const sort = fc.record({ by: fc.constantFrom('alphabet' as const, 'count' as const), descending: fc.boolean() });
    fc.assert(
      fc.property(counts, lengths, part, sort, (count, length, held, sorted) =>
        check({ ...count, ...length, part: held, ...sorted }),
      ),
      { numRuns: 25 },
    );
  }, 60_000);
});
