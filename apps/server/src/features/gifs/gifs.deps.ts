import type { GifProviderName } from '@syllaboom/contracts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { AskGifs } from './provider.ts';

/** What this feature works with. */
export interface GifDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  /** Null: nobody is asked. */
  readonly ask: { readonly name: Exclude<GifProviderName, 'embedded'>; readonly search: AskGifs } | null;
  /** Where a client finds a picture: those of the pack lie beside the page, all others are fetched by this server. */
  linkOf(provider: GifProviderName, address: string): string;
}
