import { type RefObject, useEffect, useRef } from 'react';
import { useRoom } from '../../store/use-topic.ts';

/**
 * What the holder of the turn types, letter by letter in the places of the word that is asked for: written into `data-typed` of
 * every element with `data-at` below the returned one, never by React. `places`: how many there are.
 */
export function useTypedTiles(places: number): RefObject<HTMLDivElement | null> {
  const { store } = useRoom();
  const tiles = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const paint = () => {
      const text = [...store.draft(store.get('turn')?.holder ?? '')];
      tiles.current?.querySelectorAll<HTMLElement>('[data-at]').forEach((tile, at) => {
        tile.dataset.typed = text[at] ?? '';
      });
    };
    paint();
    const ids = store.seats.map(({ id }) => id);
    const offs = [store.on('turn', paint), ...ids.map((id) => store.on(`draft:${id}`, paint))];
    return () => {
      for (const off of offs) off();
    };
  }, [store, places]);
  return tiles;
}
