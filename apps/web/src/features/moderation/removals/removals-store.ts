import { openWindow } from '../../../ui/windows/manager.ts';

export const REMOVALS_WINDOW = 'removals';
/** Opens the list of words that leave the dictionaries; it is there for everybody. */
export const openRemovals = (): void => openWindow(REMOVALS_WINDOW);
