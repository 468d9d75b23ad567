import { seasonAt } from '@syllaboom/engine';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { readSpread } from './rating.repository.ts';

/** The spread of active hidden ratings, read in the background: results never wait for a look at all ratings. */
export class RatingSpread {
  readonly #database: Database;
  readonly #clock: Clock;
  #value = 0;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** 0 while nobody's rating is sure: the rules have a least spread. */
  get value(): number {
    return this.#value;
  }

  async refresh(): Promise<void> {
    const season = seasonAt(this.#clock.now().getTime());
    this.#value = await readSpread(this.#database.db, season.id, seasonAt(season.startsAt - 1).id);
  }
}
