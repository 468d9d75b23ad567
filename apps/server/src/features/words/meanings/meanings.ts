import { canonicalWord, type GameLanguage } from '@syllaboom/engine';
import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#platform/errors/app-error.ts';
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

interface Kept {
  readonly until: number;
  readonly answer: Promise<Meaning>;
}

/** Asks the sources in order until one knows the word; equal questions are asked once. */
export function createMeanings(sources: readonly MeaningSource[], clock: Clock): MeaningService {
  const kept = new Map<string, Kept>();
  const keep = (key: string, answer: Promise<Meaning>, forMs: number): void => {
    kept.delete(key);
    kept.set(key, { until: clock.monotonicMs() + forMs, answer });
    const [oldest] = kept.keys();
    if (kept.size > MOST_CACHED && oldest !== undefined) kept.delete(oldest);
  };
  return {
    lookUp: (text, raw) => {
      const language = requireLanguage(text);
      const word = canonicalWord(raw, language);
      const key = `${language}:${word}`;
      const known = kept.get(key);
      if (known !== undefined && known.until > clock.monotonicMs()) return known.answer;
      const answer = ask(sources, language, word);
      keep(key, answer, KEEP_FAILURE_MS);
      answer.then(
        ({ meanings }) => keep(key, answer, meanings.length > 0 ? KEEP_FOUND_MS : KEEP_NOTHING_MS),
        () => keep(key, answer, KEEP_FAILURE_MS),
      );
      return answer;
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
