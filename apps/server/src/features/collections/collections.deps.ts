import type { WordsService } from '#features/words';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { Slices } from './words/slices.ts';

/** What the operations of this feature work with. */
export interface CollectionDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Knows which words are offensive. */
  readonly words: Pick<WordsService, 'openDictionary'>;
  /** Through which many words share the event loop. */
  readonly slices: Slices;
}
