import { type Requirement, meetsRequirement } from './match/prompt/requirement.ts';
import { WORD_LENGTH } from './balance/match/word-length.ts';
import { WORD_JOINERS } from './language/alphabets.ts';
import type { CountedPrompt, PromptPlace, WordIndex } from './word-index.ts';

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
type Searched = Pick<WordIndex, 'size' | 'count' | 'wordsFor' | 'wordsNear' | 'tier' | 'isOffensive'>;

/** So few words are all looked at. */
const ALL = 120;
/** Of more, these many stretches of so many words are looked at, spread evenly. */
const STRETCHES = 6;
const STRETCH = 40;
/** Where a prompt's letters stand apart no list of its words exists: the whole dictionary is looked through. */
const WIDE_STRETCHES = 60;
/** So many fitting words are found before the commonest of them are chosen. */
const CHOICE = 8;
/** Steps that reach all parts of [0, 1) soon. */
const STEP = 0.618_033_988_75;

/** Where the words for a test are found. */
interface Candidates {
  readonly size: number;
  readonly stretches: number;
  all(): readonly string[];
  near(share: number): readonly string[];
}

/** Where so many words, or all with the prompt at a place, stand. */
const candidatesAt = (
  index: Searched,
  prompt: string,
  at: PromptPlace,
  size: number,
  stretches: number,
): Candidates => ({
  size,
  stretches,
  all: () => index.wordsFor(prompt, 0, size, at),
  near: (share) => index.wordsNear(prompt, share, STRETCH, at),
});

/** The words for a test: those of the prompt, of the second prompt where fewer hold that, or all there are. */
function candidatesOf(index: Searched, prompt: string, { gaps, place, also, closing }: WordTest): Candidates {
  if (gaps) return candidatesAt(index, '', 'starts', index.size, WIDE_STRETCHES);
  const at: PromptPlace = place ?? (closing ? 'ends' : 'contains');
  const size = index.count(prompt, at);
  const rarer = also !== undefined && at === 'contains' ? index.count(also) : size;
  return rarer < size
    ? candidatesAt(index, also ?? '', at, rarer, STRETCHES)
    : candidatesAt(index, prompt, at, size, STRETCHES);
}

/** Looks at all candidates where they are few, else at stretches spread over it. */
function lookThrough(candidates: Candidates, look: (word: string) => void): number {
  let looked = 0;
  const read = (words: readonly string[]): void => {
    looked += words.length;
    for (const word of words) look(word);
  };
  if (candidates.size <= ALL) read(candidates.all());
  else for (let i = 0; i < candidates.stretches; i++) read(candidates.near((i + 0.5) / candidates.stretches));
  return looked;
}

/** What was counted among some of the words, for all of them. */
const estimate = (counted: number, looked: number, size: number): number =>
  looked === 0 ? 0 : Math.round((counted * size) / looked);

/**
 * About how many words hold the prompt and pass the test: counted where all can be looked at, else estimated from words
 * spread over all of them.
 */
export function countFitting(index: Searched, prompt: string, test: WordTest): number {
  const candidates = candidatesOf(index, prompt, test);
  let fitting = 0;
  const looked = lookThrough(candidates, (word) => {
    if (passesTest(word, prompt, test)) fitting++;
  });
  return estimate(fitting, looked, candidates.size);
}

/** Showable words that fit, the commonest of the first few first; none where a look at some words finds none. */
export function fittingWords(
  index: Searched,
  prompt: string,
  test: WordTest,
  pick: number,
  most: number,
): readonly string[] {
  const candidates = candidatesOf(index, prompt, test);
  const found = new Set<string>();
  const keep = (words: readonly string[]): void => {
    for (const word of words) if (passesTest(word, prompt, test) && !index.isOffensive(word)) found.add(word);
  };
  if (candidates.size <= ALL) {
    const all = candidates.all();
    const from = Math.floor(pick * all.length);
    keep([...all.slice(from), ...all.slice(0, from)]);
  } else
    for (let i = 0; i < candidates.stretches && found.size < Math.max(CHOICE, most); i++)
      keep(candidates.near((pick + i * STEP) % 1));
  return [...found]
    .slice(0, Math.max(CHOICE, most))
    .map((word) => ({ word, tier: index.tier(word) }))
    .sort((a, b) => b.tier - a.tier)
    .slice(0, most)
    .map(({ word }) => word);
}

/** About how many words with the prompt have each number of letters, by that number: from a look at some of them. */
export function lengthsOf(index: Searched, prompt: string): readonly number[] {
  const candidates = candidatesOf(index, prompt, {});
  const tally: number[] = Array.from({ length: WORD_LENGTH.max + 1 }, () => 0);
  const looked = lookThrough(candidates, ({ length }) => {
    tally[length] = (tally[length] ?? 0) + 1;
  });
  return tally.map((words) => estimate(words, looked, candidates.size));
}

const PARTNER_LETTERS = 2;

/** About how many words with the prompt hold each pair of letters besides it. */
function tallyPairs(index: Searched, prompt: string): CountedPrompt[] {
  const candidates = candidatesOf(index, prompt, {});
  const tallies = new Map<string, number>();
  const looked = lookThrough(candidates, (word) => {
    for (let i = 0; i + PARTNER_LETTERS <= word.length; i++) {
      const pair = word.slice(i, i + PARTNER_LETTERS);
      // A pair that a word holds twice counts once.
      if (word.indexOf(pair) === i) tallies.set(pair, (tallies.get(pair) ?? 0) + 1);
    }
  });
  return [...tallies].map(([pair, tally]) => ({ prompt: pair, count: estimate(tally, looked, candidates.size) }));
}

/** A second prompt of two letters that about so many words with the first one hold too; null when there is none. */
export function partnerOf(index: Searched, prompt: string, least: number, pick: number): CountedPrompt | null {
  const fitting = tallyPairs(index, prompt)
    .filter(({ prompt: pair, count }) => count >= least && !prompt.includes(pair) && ![...pair].some(isJoiner))
    .filter(({ prompt: pair }) => !index.isOffensive(pair))
    .sort((a, b) => (a.prompt < b.prompt ? -1 : 1));
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

/** Words from a share of the list on, for an index that finds any page at once. */
export const pageNear =
  (index: Pick<WordIndex, 'count' | 'wordsFor'>): WordIndex['wordsNear'] =>
  (prompt, share, limit, place) => {
    const offset = Math.floor(share * (index.count(prompt, place) - limit));
    return index.wordsFor(prompt, Math.max(0, offset), limit, place);
  };

/** The searches over an index, as its methods. */
export const searchesOf = (
  index: Searched,
): Pick<WordIndex, 'countFitting' | 'fittingWords' | 'lengthsOf' | 'partnerOf'> => ({
  countFitting: (prompt, test) => countFitting(index, prompt, test),
  fittingWords: (prompt, test, pick, most) => fittingWords(index, prompt, test, pick, most),
  lengthsOf: (prompt) => lengthsOf(index, prompt),
  partnerOf: (prompt, least, pick) => partnerOf(index, prompt, least, pick),
});
