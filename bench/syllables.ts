/**
 * `node bench/syllables.ts [language …]`: what a page of the syllable tool costs, what making its orders costs, and what a
 * page of a syllable's words costs. All run on the event loop that rooms share, the last in stretches. Times in ms.
 */
import { GAME_LANGUAGES, type GameLanguage, type PromptQuery, WORD_SEARCH } from '@syllaboom/engine';
import { openOrBuildIndex } from '@syllaboom/words';
import { WordFinder } from '../apps/server/src/features/words/search/word-finder.ts';
import { printTable } from './print-table.ts';

const REPEATS = 40;
const PER_PAGE = 60;
const asked = process.argv.slice(2);
const languages = GAME_LANGUAGES.filter((one) =>
  (asked.length > 0 ? asked : ['en-US', 'ru', 'fi', 'sv-SE']).includes(one),
);
const ANY = { minCount: 1, maxCount: Number.MAX_SAFE_INTEGER, minLength: 2, maxLength: 4 };

const QUERIES: Readonly<Record<string, PromptQuery>> = {
  'first page': { ...ANY, by: 'alphabet', descending: false },
  'most words first': { ...ANY, by: 'count', descending: true },
  'at least 500, 3 letters': { ...ANY, minCount: 500, minLength: 3, maxLength: 3, by: 'count', descending: false },
};

const timed = (work: () => unknown): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};
const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
const ms = (time: number): string => time.toFixed(2);

/** The longest time that the event loop was held while some work went on. */
async function longestHold(work: () => Promise<unknown>): Promise<{ hold: number; total: number }> {
  let hold = 0;
  let last = performance.now();
  let isOver = false;
  const watch = (): void => {
    const now = performance.now();
    hold = Math.max(hold, now - last);
    last = now;
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  const began = performance.now();
  await work();
  const total = performance.now() - began;
  isOver = true;
  return { hold: Math.max(hold, performance.now() - last), total };
}

async function measure(language: GameLanguage): Promise<string[]> {
  const open = () => openOrBuildIndex(language);
  const fresh = open().promptList();
  let longest = 0;
  for (const query of Object.values(QUERIES)) {
    const steps = fresh.prepare(query)[Symbol.iterator]();
    for (let isOver = false; !isOver; )
      longest = Math.max(
        longest,
        timed(() => (isOver = steps.next().done ?? false)),
      );
  }
  const index = open();
  const list = index.promptList();
  const vowel = language === 'ru' ? 'О' : 'A';
  const holding: PromptQuery = { ...ANY, part: vowel, by: 'count', descending: true };
  const pages = [...Object.values(QUERIES), holding].map((query) => {
    list.page(query, 0, PER_PAGE);
    return ms(middle(Array.from({ length: REPEATS }, () => timed(() => list.page(query, 0, PER_PAGE)))));
  });
  const [commonest] = list.page({ ...ANY, by: 'count', descending: true }, 0, 1).prompts;
  const { prompt, count } = commonest ?? { prompt: '', count: 0 };
  const finder = new WordFinder();
  const page = (number: number) => finder.find(index, prompt, { order: 'known', page: number, perPage: 50 });
  // Where each pair of letters stands is made for the first search.
  await page(1);
  const first = await longestHold(() => page(1));
  const last = await longestHold(() => page(Math.ceil(Math.min(count, WORD_SEARCH.mostKnownFirst) / 50)));
  const single = await longestHold(() => finder.find(index, vowel, { order: 'known', page: 1, perPage: 50 }));
  return [
    language,
    ms(longest),
    ...pages,
    `${ms(first.total)} / ${ms(first.hold)}`,
    `${ms(last.total)} / ${ms(last.hold)}`,
    ms(single.hold),
  ];
}

const rows: string[][] = [];
for (const language of languages) rows.push(await measure(language));
const HEAD = [
  '',
  'longest step of an order',
  ...Object.keys(QUERIES),
  'that hold a vowel',
  'words, first page / hold',
  'words, last page / hold',
  'one letter',
];
printTable('Pages of the syllable tool, ms', HEAD, rows);
