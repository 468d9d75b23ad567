import { type Requirement, meetsRequirement } from './match/requirement.ts';
import { WORD_LENGTH } from './balance/word-length.ts';
import { WORD_JOINERS } from './language/alphabets.ts';
import type { PromptPlace, WordIndex } from './word-index.ts';

/** What a word must be besides holding a prompt: a turn's requirement, and what its twist adds. */
export interface WordTest extends Requirement {
  /** A letter that must not stand in it. */
  readonly without?: string;
  /** Must end with the prompt, wherever else it stands. */
  readonly closing?: true;
}

/** Whether a word holds the prompt and passes the test. */
export const passesTest = (word: string, prompt: string, test: WordTest): boolean =>
  (test.without === undefined || !word.includes(test.without)) &&
  (test.closing === undefined || word.endsWith(prompt)) &&
  meetsRequirement(word, prompt, test);

/** What the searches below need of an index. */
type Searched = Pick<WordIndex, 'size' | 'count' | 'wordsFor' | 'tier' | 'isOffensive'>;

/** Words are looked at in pages, spread evenly over all that there are. */
const PAGE = 40;
const PAGES = 6;
/** Where a prompt's letters stand apart no list of its words exists: the whole dictionary is looked through. */
const WIDE_PAGES = 60;
/** So many fitting words are found before the commonest of them is chosen. */
const CHOICE = 8;
/** So many pages are read until they are found. */
const MOST_PAGES = 24;

/** Where the words for a test are found: those of the prompt, or all. */
function shelfOf(index: Searched, prompt: string, { gaps, place }: WordTest) {
  const at: PromptPlace = gaps ? 'starts' : (place ?? 'contains');
  const key = gaps ? '' : prompt;
  const size = gaps ? index.size : index.count(prompt, at);
  return { size, pages: gaps ? WIDE_PAGES : PAGES, read: (from: number) => index.wordsFor(key, from, PAGE, at) };
}

/** Looks at words of the prompt: at all where they are few, else at pages spread over all of them. */
function lookThrough(index: Searched, prompt: string, test: WordTest, look: (word: string) => void) {
  const { size, pages: most, read } = shelfOf(index, prompt, test);
  const all = size <= PAGE * most;
  const pages = all ? Math.ceil(size / PAGE) : most;
  let looked = 0;
  for (let page = 0; page < pages; page++) {
    const from = all ? page * PAGE : Math.floor((page * (size - PAGE)) / (pages - 1));
    for (const word of read(from)) {
      looked++;
      look(word);
    }
  }
  return { looked, size };
}

/**
 * About how many words hold the prompt and pass the test: counted where all can be looked at, else estimated from words
 * spread over all of them.
 */
export function countFitting(index: Searched, prompt: string, test: WordTest): number {
  let fitting = 0;
  const { looked, size } = lookThrough(index, prompt, test, (word) => {
    if (passesTest(word, prompt, test)) fitting++;
  });
  return looked === 0 ? 0 : Math.round((fitting * size) / looked);
}

/** A showable word that fits: the commonest of the first few from the pick on; null when none is found near it. */
export function fittingWord(index: Searched, prompt: string, test: WordTest, pick: number): string | null {
  const shelf = shelfOf(index, prompt, test);
  const found: string[] = [];
  let from = Math.floor(pick * shelf.size);
  const pages = Math.min(MOST_PAGES, Math.ceil(shelf.size / PAGE) + 1);
  for (let page = 0; page < pages && found.length < CHOICE; page++) {
    const words = shelf.read(from);
    found.push(...words.filter((word) => passesTest(word, prompt, test) && !index.isOffensive(word)));
    from = from + PAGE >= shelf.size ? 0 : from + PAGE;
  }
  const common = (word: string): number => index.tier(word);
  return found.reduce<string | null>(
    (best, word) => (best === null || common(word) > common(best) ? word : best),
    null,
  );
}

/** About how many words with the prompt have each number of letters, by that number: from a look at some of them. */
export function lengthsOf(index: Searched, prompt: string): readonly number[] {
  const tally: number[] = Array.from({ length: WORD_LENGTH.max + 1 }, () => 0);
  const { looked, size } = lookThrough(index, prompt, {}, ({ length }) => {
    tally[length] = (tally[length] ?? 0) + 1;
  });
  return tally.map((words) => (looked === 0 ? 0 : Math.round((words * size) / looked)));
}

const PARTNER_LETTERS = 2;

/** How many of the words that are looked at hold each pair of letters besides the prompt. */
function tallyPairs(index: Searched, prompt: string): { tallies: Map<string, number>; share: number } {
  const tallies = new Map<string, number>();
  const { looked, size } = lookThrough(index, prompt, {}, (word) => {
    for (let i = 0; i + PARTNER_LETTERS <= word.length; i++) {
      const pair = word.slice(i, i + PARTNER_LETTERS);
      // A pair that a word holds twice counts once.
      if (word.indexOf(pair) === i) tallies.set(pair, (tallies.get(pair) ?? 0) + 1);
    }
  });
  return { tallies, share: looked === 0 ? 0 : size / looked };
}

/** A second prompt of two letters that about so many words with the first one hold too; null when there is none. */
export function partnerOf(index: Searched, prompt: string, least: number, pick: number): string | null {
  const { tallies, share } = tallyPairs(index, prompt);
  const fitting = [...tallies]
    .filter(([pair, tally]) => tally * share >= least && !prompt.includes(pair) && ![...pair].some(isJoiner))
    .map(([pair]) => pair)
    .filter((pair) => !index.isOffensive(pair))
    .sort();
  return fitting[Math.floor(pick * fitting.length)] ?? null;
}

/** The prompts over a joiner in a word: the joiner with the letters beside it; each once. */
export function joinedPromptsOf(word: string): readonly string[] {
  const prompts: string[] = [];
  for (let i = 1; i + 1 < word.length; i++) {
    if (!isJoiner(word.charAt(i)) || isJoiner(word.charAt(i - 1)) || isJoiner(word.charAt(i + 1))) continue;
    const prompt = word.slice(i - 1, i + 2);
    if (!prompts.includes(prompt)) prompts.push(prompt);
  }
  return prompts;
}

const isJoiner = (letter: string): boolean => WORD_JOINERS.includes(letter);

/** The searches over an index, as its methods. */
export const searchesOf = (
  index: Searched,
): Pick<WordIndex, 'countFitting' | 'fittingWord' | 'lengthsOf' | 'partnerOf'> => ({
  countFitting: (prompt, test) => countFitting(index, prompt, test),
  fittingWord: (prompt, test, pick) => fittingWord(index, prompt, test, pick),
  lengthsOf: (prompt) => lengthsOf(index, prompt),
  partnerOf: (prompt, least, pick) => partnerOf(index, prompt, least, pick),
});
