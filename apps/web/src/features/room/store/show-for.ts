import type { RoomStore } from './room-store.ts';

/** Shows something until its time is over, unless something newer took its place. */
export function showFor<Name extends 'category' | 'alpha' | 'hint'>(
  store: RoomStore,
  topic: Name,
  shown: NonNullable<ReturnType<typeof store.get<Name>>>,
  ms: number,
  after: ReturnType<typeof store.get<Name>>,
): void {
  store.set(topic, shown);
  setTimeout(() => {
    if (store.kept(topic) === shown) store.set(topic, after);
  }, ms);
}
