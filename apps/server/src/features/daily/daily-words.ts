import type { DailyWord } from '@syllaboom/contracts';
import { DAILY_WORD, dailyWord, type GameLanguage, type UtcDay, utcDayOf } from '@syllaboom/engine';
import { AppError } from '#platform/errors/app-error.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import { hasPlayed, keepDailyWord, readDailyWord } from './daily-word.repository.ts';
import type { DailyDeps } from './daily.deps.ts';
import { dateOf } from './utc-date.ts';

interface Known {
  readonly day: UtcDay;
  readonly word: string;
}

/**
 * The words of the day. The database keeps each day's, so that it stays what it is in all processes whatever happens to the
 * dictionary; a word that is removed on its own day gives way to another.
 */
export class DailyWords {
  readonly #deps: DailyDeps;
  /** The latest of each language: only what is asked for the first time costs a look into the database. */
  readonly #known = new Map<GameLanguage, Known>();

  constructor(deps: DailyDeps) {
    this.#deps = deps;
  }

  /** As its player sees it; throws `words/language_building`. */
  async read(playerId: string, locale: GameLanguage): Promise<DailyWord> {
    const day = utcDayOf(this.#deps.clock.now().getTime());
    const word = await this.wordOf(locale, day);
    if (word === null) throw new AppError('http/unavailable');
    const [meanings, played] = await Promise.all([
      this.#meaningsOf(locale, word),
      isGuestId(playerId) ? false : hasPlayed(this.#deps.database.db, playerId, locale, dateOf(day)),
    ]);
    return { word, locale, meanings: [...meanings], played, coins: DAILY_WORD.coins };
  }

  /** The word of a day in a language; null where the language has none. Throws `words/language_building`. */
  async wordOf(locale: GameLanguage, day: UtcDay): Promise<string | null> {
    const index = await this.#deps.ports.openDictionary(locale);
    const known = this.#known.get(locale);
    if (known?.day === day && index.exists(known.word)) return known.word;
    const { database } = this.#deps;
    const kept = await readDailyWord(database.db, locale, dateOf(day));
    const word = kept !== null && index.exists(kept) ? kept : dailyWord(index, locale, day);
    if (word === null) return null;
    const settled =
      word === kept
        ? word
        : await database.transact((tx) => keepDailyWord(tx, { locale, date: dateOf(day), word }, kept));
    if (known === undefined || known.day <= day) this.#known.set(locale, { day, word: settled });
    return settled;
  }

  /** Nobody has to wait for, or miss the word because of, a dictionary of meanings that does not answer. */
  async #meaningsOf(locale: GameLanguage, word: string): Promise<readonly string[]> {
    try {
      return (await this.#deps.ports.meaningOf(locale, word)).meanings;
    } catch (cause) {
      this.#deps.logger.warn({ part: 'daily', locale, err: cause }, 'the word of the day has no meanings now');
      return [];
    }
  }
}
