import {
  type CountedPrompt,
  countFitting,
  type FrequencyTier,
  fittingWords,
  type IndexedLanguage,
  type KnownWords,
  lengthsOf,
  type PromptBounds,
  type PromptList,
  type PromptPlace,
  pageNear,
  partnerOf,
  passesTest,
  WORD_JOINERS,
  type WordCatalogue,
  type WordTest,
} from '@syllaboom/engine';
import type { Dawg } from '../index/dawg-builder.ts';
import type { IndexImage } from '../index/index-file.ts';
import { createLetterCodec, type LetterCodec } from '../letter-codec.ts';
import { createOffensiveFilter, type OffensiveFilter } from '../offensive-filter.ts';
import { Categories } from './categories.ts';
import { CommonWords } from './common-words.ts';
import { DawgReader } from './dawg-reader.ts';
import { GramReader } from './gram-reader.ts';
import { JoinedWords } from './joined-words.ts';
import { LengthTable } from './length-table.ts';
import { PackedPromptList } from './prompt-list.ts';
import { UNSAID_WORDS } from './unsaid-words.ts';
import { WordCursor } from './word-cursor.ts';

/** How often a sample is sought in each tier first; when it has no fitting word, the commonest tier that has one serves. */
const SAMPLE_WEIGHTS: readonly { readonly tier: FrequencyTier; readonly weight: number }[] = [
  { tier: 4, weight: 40 },
  { tier: 3, weight: 30 },
  { tier: 2, weight: 15 },
  { tier: 1, weight: 10 },
  { tier: 0, weight: 5 },
];
/** How many words are fetched at a time while looking for a showable one. */
const SEARCH_PAGE = 32;

const TOTAL_WEIGHT = SAMPLE_WEIGHTS.reduce((sum, { weight }) => sum + weight, 0);

/** Words that fit a request, not yet spelled. */
interface Candidates {
  readonly size: number;
  spell(at: number): string;
}

/** The word index over the packed arrays, the same on the server and in the browser. */
export class PackedWordIndex implements WordCatalogue {
  readonly language: IndexedLanguage;
  readonly size: number;
  readonly categories: readonly string[];
  readonly #codec: LetterCodec;
  readonly #filter: OffensiveFilter;
  readonly #words: DawgReader;
  readonly #cursor: WordCursor;
  readonly #grams: GramReader;
  readonly #lengths: LengthTable;
  readonly #common: CommonWords;
  readonly #categories: Categories;
  readonly #joined: JoinedWords;
  readonly #listPrompts: (fewer: ReadonlyMap<number, number>) => PromptList;
  /** Made when it is first asked for. */
  #prompts: PromptList | null = null;

  constructor(image: IndexImage) {
    const { header, sections } = image;
    const dawg: Dawg = { edges: sections.edges, before: sections.before, root: header.root };
    this.language = header.language;
    this.size = header.size;
    this.#codec = createLetterCodec(header.language);
    this.#filter = createOffensiveFilter(header.offensive);
    this.#words = new DawgReader(dawg, this.#codec);
    this.#cursor = new WordCursor(dawg);
    this.#grams = new GramReader(sections, this.#codec, header.size, header.promptSizes);
    this.#lengths = new LengthTable(sections.lengthRows);
    this.#common = new CommonWords(image, this.#codec);
    this.#categories = new Categories(image);
    this.#joined = new JoinedWords(image, this.#codec, (id) => this.#spell(id));
    this.categories = this.#categories.names;
    const { promptSizes } = header;
    this.#listPrompts = (fewer) => new PackedPromptList({ sections, codec: this.#codec, promptSizes, fewer });
  }

  exists(word: string): boolean {
    return this.#words.has(word);
  }

  count(prompt: string, place: PromptPlace = 'contains'): number {
    if (place === 'starts') {
      const range = this.#words.rangeOf(prompt);
      return range.end - range.start;
    }
    if (this.#isJoined(prompt)) return this.#joined.count(prompt, place === 'ends');
    const gram = this.#codec.encode(prompt);
    if (gram === null) return 0;
    return place === 'ends' ? this.#grams.countEnding(gram) : this.#grams.countContaining(gram);
  }

  countPrompts(bounds: PromptBounds): number {
    return this.#grams.countPrompts(bounds);
  }

  promptAt(bounds: PromptBounds, pick: number): CountedPrompt | null {
    return this.#grams.promptAt(bounds, pick);
  }

  wordsFor(prompt: string, offset: number, limit: number, place: PromptPlace = 'contains'): readonly string[] {
    if (limit <= 0) return [];
    if (place === 'starts') {
      const range = this.#words.rangeOf(prompt);
      return this.#spellRun(range.start + offset, Math.min(range.end, range.start + offset + limit));
    }
    if (this.#isJoined(prompt)) return this.#joined.holding(prompt, place === 'ends', offset, limit);
    const gram = this.#codec.encode(prompt);
    return gram === null ? [] : this.#grams.wordsHolding(gram, this.#cursor, offset, limit, place === 'ends');
  }

  wordsNear(prompt: string, share: number, limit: number, place: PromptPlace = 'contains'): readonly string[] {
    const gram = place === 'starts' || this.#isJoined(prompt) ? null : this.#codec.encode(prompt);
    return gram === null
      ? pageNear(this)(prompt, share, limit, place)
      : this.#grams.wordsNear(gram, this.#cursor, share, limit, place === 'ends');
  }

  sampleWord(prompt: string, pick: number, place: PromptPlace = 'contains'): string | null {
    const gram = this.#codec.encode(prompt);
    if (gram === null || gram.length === 0) return null;
    let rest = pick * TOTAL_WEIGHT;
    const drawn = SAMPLE_WEIGHTS.find(({ weight }) => {
      rest -= weight;
      return rest < 0;
    });
    const share = drawn === undefined ? pick : (rest + drawn.weight) / drawn.weight;
    const tiers = [...(drawn === undefined ? [] : [drawn.tier]), ...SAMPLE_WEIGHTS.map(({ tier }) => tier)];
    for (const tier of tiers) {
      const word = this.#pickShowable(this.#holding(tier, prompt, gram, place), share);
      if (word !== null) return word;
    }
    return null;
  }

  wordOfLength(length: number, minTier: FrequencyTier, pick: number): string | null {
    if (minTier > 0) return this.#pickShowable(this.#commonCandidates(this.#common.ofLength(length, minTier)), pick);
    const spell = (at: number): string => {
      this.#lengths.seek(this.#cursor, length, at);
      return this.#codec.decode(this.#cursor.codes, 0, this.#cursor.end);
    };
    return this.#pickShowable({ size: this.#lengths.count(length), spell }, pick);
  }

  commonWord(minTier: FrequencyTier, pick: number): string | null {
    if (minTier > 0) {
      const size = this.#common.sizeFrom(minTier);
      return this.#pickShowable({ size, spell: (at) => this.#common.spell(at) }, pick);
    }
    return this.#pickShowable({ size: this.size, spell: (at) => this.#spell(at) }, pick);
  }

  commonWords(prompt: string, test: WordTest, leastTier: FrequencyTier, pick: number, most: number): readonly string[] {
    const { size, spell } = this.#commonHolding(prompt, test, leastTier);
    const first = Math.floor(pick * size);
    const found: string[] = [];
    for (let step = 0; step < size && found.length < most; step++) {
      const word = spell((first + step) % size);
      if (passesTest(word, prompt, test) && !this.#isUnsaid(word)) found.push(word);
    }
    return found;
  }

  knownWords(text: string, offset: number, limit: number): KnownWords {
    const codes = this.#codec.encode(text);
    if (codes === null || codes.length === 0) return { words: [], total: 0 };
    const found = this.#common.knownHolding(codes);
    return { words: found.slice(offset, offset + limit).map((at) => this.#common.spell(at)), total: found.length };
  }

  promptList(fewer: ReadonlyMap<string, number> = new Map()): PromptList {
    if (fewer.size === 0) {
      this.#prompts ??= this.#listPrompts(new Map());
      return this.#prompts;
    }
    const byGram = new Map<number, number>();
    for (const [prompt, gone] of fewer) {
      const codes = this.#codec.encode(prompt);
      const gram = codes === null ? -1 : this.#grams.find(codes);
      if (gram >= 0) byGram.set(gram, gone);
    }
    return this.#listPrompts(byGram);
  }

  wordsFromLetters(letters: string, least: number): readonly string[] {
    return this.#words.madeOf(letters, least).map((codes) => this.#codec.decode(codes, 0, codes.length));
  }

  countFitting(prompt: string, test: WordTest): number {
    return countFitting(this, prompt, test);
  }

  fittingWords(prompt: string, test: WordTest, pick: number, most: number): readonly string[] {
    return fittingWords(this, prompt, test, pick, most);
  }

  lengthsOf(prompt: string): readonly number[] {
    return lengthsOf(this, prompt);
  }

  partnerOf(prompt: string, least: number, pick: number): CountedPrompt | null {
    return partnerOf(this, prompt, least, pick);
  }

  joinedPrompt(least: number, pick: number): CountedPrompt | null {
    return this.#joined.promptAt(least, pick);
  }

  tier(word: string): FrequencyTier {
    const id = this.#words.idOf(word);
    return id < 0 ? 0 : this.#common.tierOf(id);
  }

  isOffensive(text: string): boolean {
    return this.#filter.isOffensive(text);
  }

  categoryWords(category: string): readonly string[] {
    return Array.from(this.#categories.idsOf(category), (id) => this.#spell(id));
  }

  categoriesOf(word: string): readonly string[] {
    const id = this.#words.idOf(word);
    return id < 0 ? [] : this.#categories.holding(id);
  }

  /** Whether the category is built by a rule instead of collected. */
  isGeneratedCategory(category: string): boolean {
    return this.#categories.isGenerated(category);
  }

  #isUnsaid(word: string): boolean {
    return this.#filter.isOffensive(word) || (UNSAID_WORDS[this.language]?.has(word) ?? false);
  }

  /** Whether the text holds a joiner: no gram does. */
  #isJoined(text: string): boolean {
    return [...WORD_JOINERS].some((joiner) => text.includes(joiner));
  }

  #spell(id: number): string {
    this.#cursor.seek(id);
    return this.#codec.decode(this.#cursor.codes, 0, this.#cursor.end);
  }

  #spellRun(start: number, end: number): string[] {
    const words: string[] = [];
    if (start >= end) return words;
    this.#cursor.seek(start);
    for (let id = start; id < end; id++) {
      words.push(this.#codec.decode(this.#cursor.codes, 0, this.#cursor.end));
      this.#cursor.next();
    }
    return words;
  }

  #commonCandidates(found: readonly number[]): Candidates {
    return { size: found.length, spell: (at) => this.#common.spell(found[at] as number) };
  }

  /** The words of at least this tier that may hold the prompt. */
  #commonHolding(prompt: string, { gaps, free }: WordTest, leastTier: FrequencyTier): Candidates {
    const least = Math.max(1, leastTier);
    const gram = gaps || free ? null : this.#codec.encode(prompt);
    if (gram === null || gram.length === 0) {
      return { size: this.#common.sizeFrom(least), spell: (at) => this.#common.spell(at) };
    }
    const found: number[] = [];
    for (let tier = 4; tier >= least; tier--)
      found.push(...this.#common.holding(tier as FrequencyTier, gram, 'contains'));
    return this.#commonCandidates(found);
  }

  /** Words of a tier with the gram at the place; tier 0 stands for all words. */
  #holding(tier: FrequencyTier, prompt: string, gram: Uint8Array, place: PromptPlace): Candidates {
    if (tier > 0) return this.#commonCandidates(this.#common.holding(tier, gram, place));
    let pageStart = 0;
    let page: readonly string[] = [];
    const spell = (at: number): string => {
      if (at < pageStart || at >= pageStart + page.length) {
        pageStart = at;
        page = this.wordsFor(prompt, at, SEARCH_PAGE, place);
      }
      return page[at - pageStart] as string;
    };
    return { size: this.count(prompt, place), spell };
  }

  /** The word at the pick, or the next one that is not offensive. */
  #pickShowable({ size, spell }: Candidates, pick: number): string | null {
    const first = Math.min(size - 1, Math.floor(pick * size));
    for (let step = 0; step < size; step++) {
      const word = spell((first + step) % size);
      if (!this.#filter.isOffensive(word)) return word;
    }
    return null;
  }
}
