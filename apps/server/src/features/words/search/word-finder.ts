import { setImmediate } from 'node:timers/promises';
import type { WordOrder } from '@syllaboom/contracts';
import { type WordCatalogue, WORD_JOINERS, WORD_LENGTH, WORD_SEARCH } from '@syllaboom/engine';

/** Which of the found words are wanted. */
export interface FoundPage {
  readonly order: WordOrder;
  /** From 1. */
  readonly page: number;
  /** Words of a page. */
  readonly perPage: number;
}

/** Words of a page, and how many words hold the text. Words that are not to be shown are left out of a page. */
export interface FoundWords {
  readonly words: string[];
  readonly totalCount: number;
}

export const FIRST_PAGE: FoundPage = { order: 'known', page: 1, perPage: WORD_SEARCH.words };

/**
 * The index knows syllables of up to so many letters, and joiners between two letters; others are sought among the words
 * of their rarest part. A single letter is no such part: most words would have to be looked at.
 */
const SYLLABLE_LENGTHS = { leastOfPart: 2, most: 4 };
const JOINERS = new RegExp(`[${WORD_JOINERS}]`);
/** What is too short to have parts, and still in the index: one letter, or a joiner between two. */
const SHORT_SYLLABLE = new RegExp(`^[^${WORD_JOINERS}](?:[${WORD_JOINERS}][^${WORD_JOINERS}])?$`);
/** So many words are looked at in one go. */
const STRETCH = 200;
/** So many texts are remembered per dictionary. */
const REMEMBERED = 200;

/** Where the words of a text are: among those of a part of it, which may be the text itself. */
interface Source {
  readonly part: string;
  readonly count: number;
  readonly isText: boolean;
}

/** How many rare words of each length hold a text. */
type LengthTally = readonly number[];

/**
 * Finds the words that hold a text. Where very many do, those that are not well known stand by alphabet instead of by length,
 * and not all are listed: looking through them all would hold others up.
 */
export class WordFinder {
  readonly #tallies = new WeakMap<WordCatalogue, Map<string, LengthTally>>();

  /** A page of the words that hold a text in canonical form. */
  async find(index: WordCatalogue, text: string, { order, page, perPage }: FoundPage): Promise<FoundWords> {
    const source = sourceOf(index, text);
    if (source === null) return { words: [], totalCount: 0 };
    const offset = (page - 1) * perPage;
    const words =
      order === 'known'
        ? await this.#knownFirst(index, text, source, offset, perPage)
        : await byAlphabet(index, text, source, offset, perPage);
    const totalCount = source.isText ? source.count : await this.#count(index, text, source);
    return { words: words.filter((word) => !index.isOffensive(word)), totalCount };
  }

  async #knownFirst(
    index: WordCatalogue,
    text: string,
    source: Source,
    offset: number,
    limit: number,
  ): Promise<string[]> {
    const { words, total } = index.knownWords(text, offset, limit);
    if (words.length === limit || total === source.count) return [...words];
    const known = new Set(index.knownWords(text, 0, total).words);
    if (source.count > WORD_SEARCH.mostKnownFirst) {
      const most = Math.max(0, Math.min(offset + limit, WORD_SEARCH.mostKnownFirst) - total);
      const rare = await firstRareWords(index, text, source, known, most);
      return [...words, ...rare.slice(Math.max(0, offset - total))];
    }
    const tally = await this.#tally(index, text, source);
    return [
      ...words,
      ...(await rareWords(index, text, source, {
        known,
        tally,
        from: Math.max(0, offset - total),
        limit: limit - words.length,
      })),
    ];
  }

  async #count(index: WordCatalogue, text: string, source: Source): Promise<number> {
    const rare = (await this.#tally(index, text, source)).reduce((sum, words) => sum + words, 0);
    return rare + index.knownWords(text, 0, 0).total;
  }

  async #tally(index: WordCatalogue, text: string, source: Source): Promise<LengthTally> {
    const tallies = this.#tallies.get(index) ?? new Map<string, LengthTally>();
    this.#tallies.set(index, tallies);
    const remembered = tallies.get(text);
    if (remembered !== undefined) return remembered;
    const { words, total } = index.knownWords(text, 0, Number.MAX_SAFE_INTEGER);
    const known = new Set(total > 0 ? words : []);
    const tally: number[] = Array.from({ length: WORD_LENGTH.max + 1 }, () => 0);
    for await (const stretch of wordsOf(index, text, source)) {
      for (const word of stretch) if (!known.has(word)) tally[word.length] = (tally[word.length] ?? 0) + 1;
    }
    tallies.set(text, tally);
    const [oldest] = tallies.keys();
    if (tallies.size > REMEMBERED && oldest !== undefined) tallies.delete(oldest);
    return tally;
  }
}

/** Where the words of a text are; null where there are none. */
function sourceOf(index: WordCatalogue, text: string): Source | null {
  const parts = searchableParts(text);
  if (SHORT_SYLLABLE.test(text) || parts.includes(text)) return { part: text, count: index.count(text), isText: true };
  if (parts.length === 0 || text.length > WORD_LENGTH.max) return null;
  const [rarest] = parts
    .map((part) => ({ part, count: index.count(part), isText: false }))
    .toSorted((a, b) => a.count - b.count);
  return rarest ?? null;
}

/** What the index can be asked for within a text: neither too short, nor too long, nor across a joiner. */
function searchableParts(text: string): string[] {
  const { leastOfPart, most } = SYLLABLE_LENGTHS;
  const windows = (run: string): string[] =>
    Array.from({ length: Math.max(1, run.length - most + 1) }, (_, at) => run.slice(at, at + most));
  return text.split(JOINERS).flatMap((run) => (run.length < leastOfPart ? [] : windows(run)));
}

/** All words of a text by alphabet, some at a time: others go on in between. */
async function* wordsOf(
  index: WordCatalogue,
  text: string,
  { part, count, isText }: Source,
): AsyncGenerator<readonly string[]> {
  for (let offset = 0; offset < count; offset += STRETCH) {
    const words = index.wordsFor(part, offset, STRETCH);
    yield isText ? words : words.filter((word) => word.includes(text));
    await setImmediate();
  }
}

async function byAlphabet(
  index: WordCatalogue,
  text: string,
  source: Source,
  offset: number,
  limit: number,
): Promise<string[]> {
  if (source.isText) return [...index.wordsFor(text, offset, limit)];
  const found: string[] = [];
  for await (const stretch of wordsOf(index, text, source)) {
    found.push(...stretch);
    if (found.length >= offset + limit) break;
  }
  return found.slice(offset, offset + limit);
}

/** The first rare words of a text by alphabet. */
async function firstRareWords(
  index: WordCatalogue,
  text: string,
  source: Source,
  known: ReadonlySet<string>,
  most: number,
): Promise<string[]> {
  const found: string[] = [];
  if (most === 0) return found;
  for await (const stretch of wordsOf(index, text, source)) {
    for (const word of stretch) if (!known.has(word)) found.push(word);
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}

/** Rare words of a text by length, from the `from`-th: only those of the lengths in question are kept. */
async function rareWords(
  index: WordCatalogue,
  text: string,
  source: Source,
  { known, tally, from, limit }: { known: ReadonlySet<string>; tally: LengthTally; from: number; limit: number },
): Promise<string[]> {
  /** How many words of each length the page passes over, and then takes. */
  const wanted = new Map<number, { skip: number; take: number; words: string[] }>();
  let before = 0;
  let open = 0;
  for (const [length, words] of tally.entries()) {
    const skip = Math.max(0, from - before);
    const take = Math.min(words, from + limit - before) - skip;
    if (take > 0) {
      wanted.set(length, { skip, take, words: [] });
      open += take;
    }
    before += words;
  }
  if (open === 0) return [];
  for await (const stretch of wordsOf(index, text, source)) {
    for (const word of stretch) {
      const kind = wanted.get(word.length);
      if (kind === undefined || kind.words.length === kind.take || known.has(word)) continue;
      if (kind.skip > 0) {
        kind.skip--;
        continue;
      }
      kind.words.push(word);
      open--;
    }
    if (open === 0) break;
  }
  return [...wanted.values()].flatMap(({ words }) => words);
}
