import type { RoomStore } from '../../store/room-store.ts';
import type { Point } from '../geometry.ts';

const places = new WeakMap<RoomStore, ReadonlyMap<string, Point>>();

/** Where everybody sat last, from the table's middle: from one scene to the next they move over, they don't jump. */
export const lastPlaces = (store: RoomStore): ReadonlyMap<string, Point> => places.get(store) ?? new Map();

export const keepPlaces = (store: RoomStore, now: ReadonlyMap<string, Point>): void => void places.set(store, now);
