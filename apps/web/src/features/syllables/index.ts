import { lazyPart } from '../../ui/lazy-part.tsx';

/** The syllable tool: behind a tab of home, and as a section of the own corner. */
export const SyllableTool = lazyPart(async () => ({ default: (await import('./syllable-tool.tsx')).SyllableTool }));
