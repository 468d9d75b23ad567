import { AlphabetStrip } from '../typing/alphabet-strip.tsx';
import { useViewOnly } from '../use-watching.ts';

/** Letters that the alphabet bonus still wants; watchers have none. */
export function AlphabetColumn() {
  return useViewOnly() ? null : <AlphabetStrip />;
}
