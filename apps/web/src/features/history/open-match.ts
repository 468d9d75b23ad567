import { create } from 'zustand';
import { openWindow } from '../../ui/windows/manager.ts';

export const MATCH_WINDOW = 'match-detail';
export const FILTER_WINDOW = 'history-filter';

/** Which match the window shows. */
export const useOpenedMatch = create<{ readonly id: string | null }>(() => ({ id: null }));

/** Opens a finished match with all its figures. */
export function openMatch(id: string): void {
  useOpenedMatch.setState({ id });
  openWindow(MATCH_WINDOW);
}
