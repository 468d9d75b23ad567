import type { GameLanguage } from '@syllaboom/engine';
import type { Tx } from '#platform/db/index.ts';

/** What the market needs of the parts beside it. */
export interface MarketPorts {
  /** A player's balances or things changed: whoever shows them learns of it. */
  announceChange(tx: Tx, playerId: string): void;
  /** Whether a text may not be shown unasked; null while its dictionary is being built. */
  isOffensive(language: GameLanguage, text: string): Promise<boolean | null>;
}
