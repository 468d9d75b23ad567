import { AlphabetStrip } from '../typing/alphabet-strip.tsx';
import { useSelf } from '../store/use-topic.ts';
import { useViewOnly } from '../use-watching.ts';

/** Letters that the alphabet bonus still wants; watchers have none. */
export function AlphabetColumn() {
  const watches = useSelf()?.spectating ?? false;
  return useViewOnly() || watches ? null : <AlphabetStrip />;
}
