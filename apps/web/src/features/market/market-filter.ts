import type { MarketSort } from '@syllaboom/contracts';
import type { GameLanguage, MarketType } from '@syllaboom/engine';
import { create } from 'zustand';

/** What of the marketplace is looked at, and in which order. */
export interface MarketFilter {
  /** Null: words and tiles. */
  readonly type: MarketType | null;
  /** Null: all languages. */
  readonly language: GameLanguage | null;
  readonly sort: MarketSort;
}
export const FIRST_MARKET_FILTER: MarketFilter = { type: null, language: null, sort: 'newest' };

/** Kept while the page lives. */
export const useMarketFilter = create<MarketFilter>(() => FIRST_MARKET_FILTER);
