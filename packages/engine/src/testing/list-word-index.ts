import type { IndexedLanguage } from '../catalogue/languages.ts';
import { wordOrder } from '../language/word-order.ts';
import { joinedPromptsOf, pageNear, passesTest, searchesOf } from '../word-search.ts';
import { promptsIn, type WordCatalogue } from '../word-catalogue.ts';
import type { CountedPrompt, FrequencyTier, PromptBounds, PromptPlace, WordIndex, WordSource } from '../word-index.ts';
import { listCatalogue } from './list-catalogue.ts';

const holdsAt = (word: string, prompt: string, place: PromptPlace): boolean =>
  place === 'starts' ? word.startsWith(prompt) : place === 'ends' ? word.endsWith(prompt) : word.includes(prompt);

/** What a test may say about its words. */
export interface ListWordIndexOptions {
  readonly offensive?: readonly string[];
  /** How common words are. Without it `commonWords` holds every word for common. */
  readonly tiers?: Readonly<Record<string, FrequencyTier>>;
  readonly categories?: Readonly<Record<string, readonly string[]>>;
  /** Only these prompts are ever drawn. */
  readonly prompts?: readonly string[];
}

function countPieces(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) for (const piece of promptsIn(word)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** Whether a word can be laid with the letters, each used once. */
function canLay(word: string, letters: string): boolean {
  const left = [...letters];
  return [...word].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Prompts over a joiner that at least so many words hold, those with most words first. */
function joinedPrompts(words: readonly string[], least: number): CountedPrompt[] {
  const all = new Set(words.flatMap((word) => joinedPromptsOf(word)));
  return [...all]
    .map((prompt) => ({ prompt, count: words.filter((word) => word.includes(prompt)).length }))
    .filter(({ count }) => count >= least)
    .sort((a, b) => b.count - a.count || (a.prompt < b.prompt ? -1 : 1));
}

/** Finds the words of a prompt; what was found once is kept. */
function finderOf(words: readonly string[]): (prompt: string, place?: PromptPlace) => string[] {
  const found = new Map<string, string[]>();
  return (prompt, place = 'contains') => {
    const key = `${place} ${prompt}`;
    const known = found.get(key) ?? words.filter((word) => holdsAt(word, prompt, place));
    found.set(key, known);
    return known;
  };
}

const at = <Item>(items: readonly Item[], pick: number): Item | null => items[Math.floor(pick * items.length)] ?? null;

/** The items from the pick on, those before it last. */
const rotated = <Item>(items: readonly Item[], pick: number): Item[] => {
  const from = Math.floor(pick * items.length);
  return [...items.slice(from), ...items.slice(0, from)];
};

/** Finds the common words for a test; without tiers all are. */
const commonWordsOf =
  (words: readonly string[], tiers: ListWordIndexOptions['tiers']): WordIndex['commonWords'] =>
  (prompt, test, leastTier, pick, most) => {
    const isCommon = (word: string): boolean => tiers === undefined || (tiers[word] ?? 0) >= Math.max(1, leastTier);
    const fitting = words.filter((word) => isCommon(word) && passesTest(word, prompt, test));
    return rotated(fitting, pick).slice(0, most);
  };

const liesWithin = ({ prompt, count }: CountedPrompt, bounds: PromptBounds): boolean =>
  count >= bounds.minCount &&
  count <= bounds.maxCount &&
  prompt.length >= bounds.minLength &&
  prompt.length <= bounds.maxLength;

/** Categories, all of them made by hand. */
const namedLists = (
  categories: NonNullable<ListWordIndexOptions['categories']>,
): Pick<WordIndex, 'categories' | 'categoryWords' | 'isGeneratedCategory' | 'categoriesOf'> => ({
  categories: Object.keys(categories),
  categoryWords: (category) => categories[category] ?? [],
  isGeneratedCategory: () => false,
  categoriesOf: (word) => Object.keys(categories).filter((category) => categories[category]?.includes(word)),
});

/** A word index over a list in memory: small, obvious and slow; the measure for the real one. */
export function listWordIndex(
  list: readonly string[],
  language: IndexedLanguage = 'en-US',
  options: ListWordIndexOptions = {},
): WordCatalogue {
  const words = [...new Set(list)].sort(wordOrder(language));
  const known = new Set(words);
  const offensive = new Set(options.offensive ?? []);
  const prompts: CountedPrompt[] = [...countPieces(words)]
    .map(([prompt, count]) => ({ prompt, count }))
    .filter(({ prompt }) => !offensive.has(prompt) && (options.prompts?.includes(prompt) ?? true))
    .sort((a, b) => a.count - b.count || (a.prompt < b.prompt ? -1 : 1));
  const within = (bounds: PromptBounds): CountedPrompt[] => prompts.filter((one) => liesWithin(one, bounds));
  const all = finderOf(words);
  const tier = (word: string): FrequencyTier => options.tiers?.[word] ?? 0;
  const showable = (word: string): boolean => !offensive.has(word);
  const index: Omit<WordIndex, 'wordsNear' | keyof ReturnType<typeof searchesOf>> = {
    language,
    size: words.length,
    exists: (word) => known.has(word),
    count: (prompt, place) => all(prompt, place).length,
    countPrompts: (bounds) => within(bounds).length,
    promptAt: (bounds, pick) => at(within(bounds), pick),
    wordsFor: (prompt, offset, limit, place) => all(prompt, place).slice(offset, offset + limit),
    sampleWord: (prompt, pick, place) => at(all(prompt, place).filter(showable), pick),
    wordOfLength: (length, minTier, pick) =>
      at(
        words.filter((word) => word.length === length && tier(word) >= minTier && showable(word)),
        pick,
      ),
    commonWords: commonWordsOf(words.filter(showable), options.tiers),
    commonWord: (minTier, pick) =>
      at(
        words.filter((word) => tier(word) >= minTier && showable(word)),
        pick,
      ),
    wordsFromLetters: (letters, least) => words.filter((word) => word.length >= least && canLay(word, letters)),
    joinedPrompt: (least, pick) =>
      at(
        joinedPrompts(words, least).filter(({ prompt }) => showable(prompt)),
        pick,
      ),
    tier,
    isOffensive: (text) => offensive.has(text),
    ...namedLists(options.categories ?? {}),
  };
  const searched = { ...index, wordsNear: pageNear(index) };
  const mayShow = (prompt: string): boolean => showable(prompt) && (options.prompts?.includes(prompt) ?? true);
  return listCatalogue({ ...searched, ...searchesOf(searched) }, words, mayShow);
}

/** The same index for every language that is asked for. */
export const onlyIndex =
  (index: WordIndex): WordSource =>
  () =>
    index;
