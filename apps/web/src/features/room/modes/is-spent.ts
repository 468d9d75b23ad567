import { modeScreen } from './screens.ts';

/** Whether a word was taken, but brought nothing, because it was said or found before. A try at a hidden word has no points of its own. */
export const isSpent = (mode: number, points: number): boolean => points === 0 && modeScreen(mode).counted === 'words';
