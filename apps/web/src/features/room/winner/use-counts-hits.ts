import { screenOf } from '../modes/screens.ts';
import { useSnapshot } from '../store/use-topic.ts';

/** Whether the accepted words of the match are hits. Its board tells: the room's mode may be another one by now. */
export function useCountsHits(): boolean {
  const view = useSnapshot('mode');
  return view !== null && screenOf(view).countsHits;
}
