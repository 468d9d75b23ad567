import { openWindow } from '../../../ui/windows/manager.ts';

export const PROPOSALS_WINDOW = 'proposals';
/** Opens the words that players miss in the dictionaries; it is there for everybody. */
export const openProposals = (): void => openWindow(PROPOSALS_WINDOW);
