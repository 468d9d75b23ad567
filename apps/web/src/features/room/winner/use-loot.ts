import { useEffect, useState } from 'react';
import { useRoom } from '../store/use-topic.ts';

/** What a match brought besides coins and experience. */
export interface Loot {
  readonly diamonds: number;
  readonly keys: number;
  readonly tiles: readonly string[];
  /** Which bomb dropped, */
  readonly bomb: number | null;
  /** or the diamonds instead of one that is there already. */
  readonly instead: number;
}
const NONE: Loot = { diamonds: 0, keys: 0, tiles: [], bomb: null, instead: 0 };

/** What the room says that the match brought, while its result is on the screen. */
export function useLoot(): Loot {
  const { store } = useRoom();
  const [loot, setLoot] = useState(NONE);
  useEffect(() => {
    const offs = [
      store.onEvent('diamond-spawn', ({ count }) => setLoot((before) => ({ ...before, diamonds: count }))),
      store.onEvent('key-spawn', ({ count }) => setLoot((before) => ({ ...before, keys: count }))),
      store.onEvent('item-spawn', ({ value, diamonds }) =>
        setLoot((before) => (diamonds > 0 ? { ...before, instead: diamonds } : { ...before, bomb: value })),
      ),
      store.onEvent('word-spawn', ({ syllables }) => setLoot((before) => ({ ...before, tiles: syllables }))),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [store]);
  return loot;
}
