import { useRoom, useSelf, useSnapshot } from './store/use-topic.ts';

/** Whether there is nothing to type here at all: a match that is played back, or one that is only looked on at. */
export function useViewOnly(): boolean {
  const watching = useWatching();
  return useRoom().store.selfId === '' || watching;
}

/** Somebody who looks on at a ranked match: it is shown to them later, and nothing there is theirs to do. */
export function useWatching(): boolean {
  const { store } = useRoom();
  const ranked = useSnapshot('info')?.ranked ?? false;
  const self = useSelf();
  // A match that is played back has nobody of one's own.
  return ranked && store.selfId !== '' && (self === undefined || self.spectating);
}
