import { canonicalWord, type GameLanguage } from '@syllaboom/engine';
import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { KeptAnswers } from '#platform/limits/kept-answers.ts';
import type { MeaningSource } from '../ports.ts';
import { requireLanguage } from '../words.service.ts';

/** What a word means; `source` is null without a meaning. */
export interface Meaning {
  readonly word: string;
  readonly meanings: string[];
  readonly source: string | null;
}

/** Looks up what words mean. */
export interface MeaningService {
  /** Throws `words/language_unknown`, or `http/unavailable` when nobody knew it and somebody could not be asked. */
  lookUp(language: string, word: string): Promise<Meaning>;
}

const MOST_MEANINGS = 5;
const LONGEST_MEANING = 400;
const MOST_CACHED = 5_000;
const KEEP_FOUND_MS = 7 * 24 * 3_600_000;
const KEEP_NOTHING_MS = 6 * 3_600_000;
const KEEP_FAILURE_MS = 60_000;

/** Asks the sources in order until one knows the word; equal questions are asked once. */
export function createMeanings(sources: readonly MeaningSource[], clock: Clock): MeaningService {
  const kept = new KeptAnswers<Meaning>(clock, {
    most: MOST_CACHED,
    keepForMs: ({ meanings }) => (meanings.length > 0 ? KEEP_FOUND_MS : KEEP_NOTHING_MS),
    keepFailureMs: KEEP_FAILURE_MS,
  });
  return {
    lookUp: (text, raw) => {
      const language = requireLanguage(text);
      const word = canonicalWord(raw, language);
      return kept.get(`${language}:${word}`, () => ask(sources, language, word));
    },
  };
}

async function ask(sources: readonly MeaningSource[], language: GameLanguage, word: string): Promise<Meaning> {
  let failure: unknown = null;
  for (const source of word === '' ? [] : sources) {
    try {
      const found = await source(language, word);
      const meanings = found.meanings.slice(0, MOST_MEANINGS).map((one) => [...one].slice(0, LONGEST_MEANING).join(''));
      if (meanings.length > 0) return { word, meanings, source: found.source };
    } catch (cause) {
      failure ??= cause;
    }
  }
  if (failure !== null) throw new AppError('http/unavailable', { cause: failure });
  return { word, meanings: [], source: null };
}
