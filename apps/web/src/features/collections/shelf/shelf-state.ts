import type { CollectionSort } from '@syllaboom/contracts';
import type { InterfaceLanguage } from '@syllaboom/engine';
import { create } from 'zustand';

export type ShelfTab = 'mine' | 'browse';

/** Which shelf is looked at, and how the public one is sorted. */
export interface ShelfState {
  readonly tab: ShelfTab;
  readonly sort: CollectionSort;
  /** Null: all languages. */
  readonly language: InterfaceLanguage | null;
}
export const FIRST_SHELF: ShelfState = { tab: 'mine', sort: 'popular', language: null };

/** Kept while the page lives. */
export const useShelf = create<ShelfState>(() => FIRST_SHELF);
