import { type PromptPlace, searchesOf, type WordIndex } from '@syllaboom/engine';

const HOLDS: Readonly<Record<PromptPlace, (word: string, prompt: string) => boolean>> = {
  contains: (word, prompt) => word.includes(prompt),
  starts: (word, prompt) => word.startsWith(prompt),
  ends: (word, prompt) => word.endsWith(prompt),
};
/** How often another pick is tried when one falls on a removed word. */
const TRIES = 12;
/** So many words are looked at in one go. */
const PAGE = 500;
/** Steps that reach all parts of [0, 1) soon. */
const STEP = 0.618_033_988_75;

/**
 * A dictionary without some of its words. What is asked in play (`exists`) costs one look into a small set more; counts
 * are exact; the prompts that may be drawn are those of the whole dictionary, since their bounds are far above a few words.
 */
export function indexWithout(base: WordIndex, removed: ReadonlySet<string>): WordIndex {
  const gone = [...removed].filter((word) => base.exists(word));
  const searched = searchedWithout(base, removed, gone);
  const stays = (word: string): boolean => !removed.has(word);
  /** The first of several picks that falls on a word that stays. */
  const pickStaying = (pick: number, draw: (pick: number) => string | null): string | null =>
    drawUntil(pick, draw, stays);
  return {
    ...searched,
    language: base.language,
    exists: (word) => stays(word) && base.exists(word),
    countPrompts: (bounds) => base.countPrompts(bounds),
    promptAt: (bounds, pick) => {
      const count = (prompt: string): number => searched.count(prompt);
      const found = drawUntil(
        pick,
        (at) => base.promptAt(bounds, at),
        ({ prompt }) => count(prompt) > 0,
      );
      return found && { ...found, count: count(found.prompt) };
    },
    sampleWord: (prompt, pick, place) => pickStaying(pick, (at) => base.sampleWord(prompt, at, place)),
    wordOfLength: (length, minTier, pick) => pickStaying(pick, (at) => base.wordOfLength(length, minTier, at)),
    commonWord: (minTier, pick) => pickStaying(pick, (at) => base.commonWord(minTier, at)),
    wordsFromLetters: (letters, least) => base.wordsFromLetters(letters, least).filter(stays),
    joinedPrompt: (least, pick) => base.joinedPrompt(least, pick),
    categories: base.categories,
    categoryWords: (category) => {
      const words = base.categoryWords(category);
      return gone.some((word) => base.categoriesOf(word).includes(category)) ? words.filter(stays) : words;
    },
    categoriesOf: (word) => (stays(word) ? base.categoriesOf(word) : []),
    ...searchesOf(searched),
  };
}

/** The first of several picks that falls on something that fits. */
function drawUntil<Drawn>(
  pick: number,
  draw: (pick: number) => Drawn | null,
  fits: (drawn: Drawn) => boolean,
): Drawn | null {
  for (let tried = 0; tried < TRIES; tried++) {
    const drawn = draw((pick + tried * STEP) % 1);
    if (drawn === null || fits(drawn)) return drawn;
  }
  return null;
}

/** What searches go through. */
function searchedWithout(
  base: WordIndex,
  removed: ReadonlySet<string>,
  gone: readonly string[],
): Pick<WordIndex, 'size' | 'count' | 'wordsFor' | 'wordsNear' | 'tier' | 'isOffensive'> {
  const goneAt = findPlaces(base, removed);
  const goneFor = (prompt: string, place: PromptPlace): number =>
    gone.reduce((count, word) => count + Number(HOLDS[place](word, prompt)), 0);
  const stays = (word: string): boolean => !removed.has(word);
  return {
    size: base.size - gone.length,
    count: (prompt, place = 'contains') => base.count(prompt, place) - goneFor(prompt, place),
    wordsFor: (prompt, offset, limit, place = 'contains') => {
      const missing = goneFor(prompt, place);
      if (missing === 0) return base.wordsFor(prompt, offset, limit, place);
      // Where the page begins among all words: each removed one before it moves it on.
      const before = offset === 0 ? [] : goneAt(prompt, place);
      const from = before.reduce((at, gap) => (gap <= at ? at + 1 : at), offset);
      return base
        .wordsFor(prompt, from, limit + missing, place)
        .filter(stays)
        .slice(0, limit);
    },
    wordsNear: (prompt, share, limit, place) => base.wordsNear(prompt, share, limit, place).filter(stays),
    tier: (word) => (stays(word) ? base.tier(word) : 0),
    isOffensive: (text) => base.isOffensive(text),
  };
}

/** Where the removed words stand among those of a prompt, in rising order; found once for each prompt that is paged through. */
function findPlaces(
  base: WordIndex,
  removed: ReadonlySet<string>,
): (prompt: string, place: PromptPlace) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  return (prompt, place) => {
    const key = `${place} ${prompt}`;
    const found = known.get(key);
    if (found) return found;
    const places: number[] = [];
    const total = base.count(prompt, place);
    for (let from = 0; from < total; from += PAGE) {
      base.wordsFor(prompt, from, PAGE, place).forEach((word, at) => {
        if (removed.has(word)) places.push(from + at);
      });
    }
    known.set(key, places);
    return places;
  };
}
