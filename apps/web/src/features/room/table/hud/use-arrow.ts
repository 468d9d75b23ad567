import { type RefObject, useEffect, useRef } from 'react';
import type { RoomStore } from '../../store/room-store.ts';
import { nearestAngle, type Point } from '../geometry.ts';

/** Turns the arrow to whoever holds the bomb, the short way round. */
export function useArrow(
  store: RoomStore,
  arrow: RefObject<HTMLDivElement | null>,
  ids: readonly string[],
  seats: readonly Point[],
): void {
  const angle = useRef(90);
  useEffect(() => {
    const aim = () => {
      const seat = seats[ids.indexOf(store.get('turn')?.holder ?? '')];
      // Where everybody plays at once it points at nobody.
      arrow.current?.toggleAttribute('data-off', !seat);
      if (!seat || !arrow.current) return;
      angle.current = nearestAngle(angle.current, (Math.atan2(seat.y, seat.x) * 180) / Math.PI);
      arrow.current.style.transform = `rotate(${angle.current}deg)`;
    };
    aim();
    return store.on('turn', aim);
  }, [store, arrow, ids, seats]);
}
