import type { RoomListing } from '@syllaboom/contracts';
import { type RefObject, useMemo, useRef } from 'react';
import { keepOrder } from './room-list.ts';

/** With more of the list than this above the view, somebody reads it. */
const READING_PX = 40;

/** How much of the list is scrolled away above the view, which may be the list itself. */
function pxAbove(list: HTMLElement | null, scroller: HTMLElement | null): number {
  if (list === null || scroller === null) return 0;
  if (list === scroller) return list.scrollTop;
  return scroller.getBoundingClientRect().top - list.getBoundingClientRect().top;
}

/**
 * Nothing moves under the eyes or the finger of somebody who has scrolled down: cards change where they stand, and the list
 * sorts itself again at the top.
 */
export function useSteadyOrder(
  rooms: readonly RoomListing[],
  list: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): readonly RoomListing[] {
  const order = useRef<readonly string[]>([]);
  return useMemo(() => {
    const isRead = pxAbove(list.current, scroller.current) > READING_PX;
    const steady = isRead ? keepOrder(order.current, rooms) : rooms;
    order.current = steady.map(({ roomId }) => roomId);
    return steady;
  }, [rooms, list, scroller]);
}
