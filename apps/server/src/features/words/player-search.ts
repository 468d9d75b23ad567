import { WORD_SEARCH } from '@syllaboom/engine';
import type { Clock } from '#platform/clock/clock.ts';
import type { FoundWords } from './search/word-finder.ts';

/** What holding a search back needs to know. */
export interface PlayerSearchDeps {
  readonly clock: Pick<Clock, 'sleep'>;
  /** Whether the player sits in a room where a match runs that is no practice. */
  isInMatch(playerId: string): Promise<boolean>;
}

export type PlayerSearch = (playerId: string, search: () => Promise<FoundWords>) => Promise<FoundWords>;

/** Whoever sits in a running match gets few words, and late: a search is no way to play. */
export const createPlayerSearch =
  ({ clock, isInMatch }: PlayerSearchDeps): PlayerSearch =>
  async (playerId, search) => {
    if (!(await isInMatch(playerId))) return search();
    await clock.sleep(WORD_SEARCH.delayInMatchMs);
    const { words, totalCount } = await search();
    return { words: words.slice(0, WORD_SEARCH.wordsInMatch), totalCount };
  };
