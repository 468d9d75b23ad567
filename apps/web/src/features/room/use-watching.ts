import { useRoom, useSelf, useSnapshot } from './store/use-topic.ts';

/** Somebody who looks on at a ranked match: it is shown to them later, and nothing there is theirs to do. */
export function useWatching(): boolean {
  const { store } = useRoom();
  const ranked = useSnapshot('info')?.ranked ?? false;
  const self = useSelf();
  // A match that is played back has nobody of one's own.
  return ranked && store.selfId !== '' && (self === undefined || self.spectating);
}
