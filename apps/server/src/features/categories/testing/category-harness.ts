import type { GameLanguage, WordIndex } from '@syllaboom/engine';
import { recordPlayedWords } from '#features/words';
import type { Database } from '#platform/db/index.ts';
import { createShiftingClock } from '../../../testing/shifting-clock.ts';
import { createTinyIndex } from '../../../testing/tiny-dictionaries.ts';
import type { CategoryDeps } from '../categories.deps.ts';

/** One server's side of categories: what its dictionaries hold, and whom it told of new balances. */
export interface CategoryHarness {
  readonly deps: CategoryDeps;
  readonly announced: string[];
  /** Writes the words as played in a match by the player. */
  play(playerId: string, words: readonly string[], language?: GameLanguage): Promise<void>;
}

type Categories = Readonly<Record<string, readonly string[]>>;

/** Every language has the same categories. `removed`: words of which this server knows that they have left. */
export function openCategoryHarness(
  database: Database,
  categories: Categories,
  removed: readonly string[] = [],
): CategoryHarness {
  const announced: string[] = [];
  const left: Categories = Object.fromEntries(
    Object.entries(categories).map(([name, words]) => [name, words.filter((word) => !removed.includes(word))]),
  );
  const words = [...new Set(Object.values(left).flat())];
  const indexes = new Map<GameLanguage, WordIndex>();
  const indexOf = (language: GameLanguage): WordIndex => {
    const index = indexes.get(language) ?? createTinyIndex(language, words, left);
    indexes.set(language, index);
    return index;
  };
  return {
    announced,
    deps: {
      database,
      clock: createShiftingClock(),
      ports: {
        openDictionary: async (language) => indexOf(language),
        categoriesOf: (language) => indexOf(language).categories,
        announceChange: (_tx, playerId) => void announced.push(playerId),
      },
    },
    play: async (playerId, played, language = 'en-US') => {
      await database.transact((tx) =>
        recordPlayedWords(
          tx,
          { matchId: 'm', at: new Date() },
          played.map((word) => ({ playerId, locale: language, word })),
          (locale, word) => indexOf(locale).categoriesOf(word),
        ),
      );
    },
  };
}
