import type { MeaningService, WordsService } from '#features/words';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';

/** What the operations of this feature work with. */
export interface ProposalDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly words: Pick<WordsService, 'exists' | 'languages' | 'dictionary'>;
  readonly meanings: MeaningService;
  /** Learns which words have joined the dictionaries meanwhile. */
  readonly additions: { refresh(): Promise<void> };
}
