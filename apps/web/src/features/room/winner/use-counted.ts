import type { Counted } from '../modes/mode-screen.ts';
import { screenOf } from '../modes/screens.ts';
import { useSnapshot } from '../store/use-topic.ts';

/** What the accepted words of the match are. Its board tells: the room's mode may be another one by now. */
export function useCounted(): Counted {
  const view = useSnapshot('mode');
  return view === null ? 'words' : screenOf(view).counted;
}
