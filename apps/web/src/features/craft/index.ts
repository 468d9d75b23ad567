import { lazyPart } from '../../ui/lazy-part.tsx';

export { CraftWindows } from './windows/craft-windows.tsx';

/** The crafting board, for its tab of the community and its section of the own corner. */
export const CraftBoard = lazyPart(async () => ({ default: (await import('./screen/craft-board.tsx')).CraftBoard }));
