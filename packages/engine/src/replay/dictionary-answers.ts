import type { IndexedLanguage } from '../catalogue/languages.ts';
import type { CountedPrompt, WordIndex, WordSource } from '../word-index.ts';

/** Takes what a dictionary answered, in the order of the questions. Every answer is plain data. */
export type AnswerSink = (answer: unknown) => void;

/** Dictionaries that answer as usual and write every answer down. */
export function recordAnswers(words: WordSource, sink: AnswerSink): WordSource {
  const known = new Map<IndexedLanguage, WordIndex>();
  const noted = <Answer>(answer: Answer): Answer => {
    sink(answer);
    return answer;
  };
  const wrap = (index: WordIndex): WordIndex => ({
    language: index.language,
    get size() {
      return noted(index.size);
    },
    exists: (word) => noted(index.exists(word)),
    count: (prompt, place) => noted(index.count(prompt, place)),
    countPrompts: (bounds) => noted(index.countPrompts(bounds)),
    promptAt: (bounds, pick) => noted(index.promptAt(bounds, pick)),
    wordsFor: (prompt, offset, limit, place) => noted(index.wordsFor(prompt, offset, limit, place)),
    wordsNear: (prompt, share, limit, place) => noted(index.wordsNear(prompt, share, limit, place)),
    sampleWord: (prompt, pick, place) => noted(index.sampleWord(prompt, pick, place)),
    wordOfLength: (length, minTier, pick) => noted(index.wordOfLength(length, minTier, pick)),
    commonWord: (minTier, pick) => noted(index.commonWord(minTier, pick)),
    wordsFromLetters: (letters, least) => noted(index.wordsFromLetters(letters, least)),
    countFitting: (prompt, test) => noted(index.countFitting(prompt, test)),
    fittingWords: (prompt, test, pick, most) => noted(index.fittingWords(prompt, test, pick, most)),
    commonWords: (prompt, test, leastTier, pick, most) => noted(index.commonWords(prompt, test, leastTier, pick, most)),
    lengthsOf: (prompt) => noted(index.lengthsOf(prompt)),
    partnerOf: (prompt, least, pick) => noted(index.partnerOf(prompt, least, pick)),
    joinedPrompt: (least, pick) => noted(index.joinedPrompt(least, pick)),
    tier: (word) => noted(index.tier(word)),
    isOffensive: (text) => noted(index.isOffensive(text)),
    get categories() {
      return noted(index.categories);
    },
    categoryWords: (category) => noted(index.categoryWords(category)),
    isGeneratedCategory: (category) => noted(index.isGeneratedCategory(category)),
    categoriesOf: (word) => noted(index.categoriesOf(word)),
  });
  return (language) => {
    const wrapped = known.get(language) ?? wrap(words(language));
    known.set(language, wrapped);
    return wrapped;
  };
}

const isTexts = (answer: unknown): answer is readonly string[] =>
  Array.isArray(answer) && answer.every((text) => typeof text === 'string');
/** No dictionary counts further. */
const MOST = 100_000_000;
const isCount = (answer: unknown): answer is number =>
  Number.isInteger(answer) && Number(answer) >= 0 && Number(answer) <= MOST;
const isPrompt = (answer: unknown): answer is CountedPrompt =>
  typeof answer === 'object' &&
  answer !== null &&
  'prompt' in answer &&
  typeof answer.prompt === 'string' &&
  'count' in answer &&
  isCount(answer.count);

const readCount = (given: unknown): number => (isCount(given) ? given : 0);
const readCounts = (given: unknown): readonly number[] => (Array.isArray(given) && given.every(isCount) ? given : []);
const readTexts = (given: unknown): readonly string[] => (isTexts(given) ? given : []);
const readText = (given: unknown): string | null => (typeof given === 'string' ? given : null);
const readPrompt = (given: unknown): CountedPrompt | null => (isPrompt(given) ? given : null);

/**
 * Dictionaries that repeat written answers in order, whatever is asked: a replay needs no dictionary, and a new
 * dictionary breaks no old replay. Past the last answer they know nothing. `from` answers lie behind already; `onUse` hears
 * how many do after each one.
 */
export function replayAnswers(
  answers: readonly unknown[],
  from = 0,
  onUse: (used: number) => void = () => undefined,
): WordSource {
  let next = from;
  const answer = (): unknown => {
    const given = answers[next++];
    onUse(next);
    return given;
  };
  const yes = (): boolean => answer() === true;
  const number = (): number => readCount(answer());
  const texts = (): readonly string[] => readTexts(answer());
  const textOrNull = (): string | null => readText(answer());
  const promptOrNull = (): CountedPrompt | null => readPrompt(answer());
  return (language) => ({
    language,
    get size() {
      return number();
    },
    exists: yes,
    count: number,
    countPrompts: number,
    promptAt: promptOrNull,
    wordsFor: texts,
    wordsNear: texts,
    sampleWord: textOrNull,
    wordOfLength: textOrNull,
    commonWord: textOrNull,
    wordsFromLetters: texts,
    countFitting: number,
    fittingWords: texts,
    commonWords: texts,
    lengthsOf: () => readCounts(answer()),
    partnerOf: promptOrNull,
    joinedPrompt: promptOrNull,
    tier: () => {
      const given = answer();
      return given === 1 || given === 2 || given === 3 || given === 4 ? given : 0;
    },
    isOffensive: yes,
    get categories() {
      return texts();
    },
    categoryWords: texts,
    isGeneratedCategory: yes,
    categoriesOf: texts,
  });
}
