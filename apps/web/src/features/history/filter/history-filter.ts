import { MODE_IDS, type ModeId } from '@syllaboom/engine';
import { create } from 'zustand';
import type { CallInput } from '../../../platform/api/create-api.ts';
import { openWindow } from '../../../ui/windows/manager.ts';
import { FILTER_WINDOW } from './filter-window.ts';

type HistoryQuery = CallInput<'matchHistory'>['query'];

export const TIME_RANGES = ['all', 'day', 'week', 'month'] as const;
/** Least lengths that are offered, in minutes; 0 = any. */
export const LEAST_MINUTES = [0, 1, 2, 5, 10, 20] as const;
/** Least numbers of turns that are offered; 0 = any. */
export const LEAST_TURNS = [0, 10, 25, 50, 100, 200] as const;
export const ANY_MODE = -1;
export const MODE_CHOICES: readonly (ModeId | typeof ANY_MODE)[] = [ANY_MODE, ...MODE_IDS];

/** Which matches a history shows, and in which order. */
export interface HistoryFilter {
  readonly timeRange: (typeof TIME_RANGES)[number];
  readonly sortOrder: 'newest' | 'oldest';
  readonly mode: (typeof MODE_CHOICES)[number];
  readonly leastMinutes: number;
  readonly leastTurns: number;
}
export const NO_FILTER: HistoryFilter = {
  timeRange: 'all',
  sortOrder: 'newest',
  mode: ANY_MODE,
  leastMinutes: 0,
  leastTurns: 0,
};

/** How many parts differ from a history without a filter. */
export const countFilters = (filter: HistoryFilter): number =>
  (Object.keys(NO_FILTER) as (keyof HistoryFilter)[]).filter((part) => filter[part] !== NO_FILTER[part]).length;

const SECONDS_PER_MINUTE = 60;
/** The filter as the call takes it: only what is set. */
export const toQuery = (filter: HistoryFilter): Omit<HistoryQuery, 'playerId'> => ({
  ...(filter.timeRange === NO_FILTER.timeRange ? {} : { timeRange: filter.timeRange }),
  ...(filter.sortOrder === NO_FILTER.sortOrder ? {} : { sortOrder: filter.sortOrder }),
  ...(filter.mode === ANY_MODE ? {} : { gameMode: String(filter.mode) }),
  ...(filter.leastMinutes === 0 ? {} : { minDuration: String(filter.leastMinutes * SECONDS_PER_MINUTE) }),
  ...(filter.leastTurns === 0 ? {} : { minTurns: String(filter.leastTurns) }),
});

interface FilterDoor {
  /** What the window starts from. */
  readonly filter: HistoryFilter;
  readonly onApply: (filter: HistoryFilter) => void;
}
export const useFilterDoor = create<{ readonly door: FilterDoor | null }>(() => ({ door: null }));

/** Opens the filter window for a history. */
export function openFilter(door: FilterDoor): void {
  useFilterDoor.setState({ door });
  openWindow(FILTER_WINDOW);
}
