import type { RoomStore } from './room-store.ts';

/** How the own player stands in a running match. */
export interface Life {
  /** Counts the turns of a match: a lower one is another match's. */
  readonly turn: number;
  readonly hearts: number;
}

/** What a match took while the line was down. */
export interface Hurt {
  readonly hearts: number;
  readonly isOut: boolean;
}

/** How the own player stands; null: nowhere, in no match, or out of it. */
export function takeLife(store: RoomStore): Life | null {
  const { self } = store;
  if (!store.kept('info')?.started || !self || self.spectating) return null;
  return { turn: store.kept('turn')?.turn ?? 0, hearts: self.hearts };
}

/** The hearts that were lost between two looks at the same match; null: none. */
export function findHurt(before: Life, after: Life | null): Hurt | null {
  if (after === null || after.turn < before.turn || after.hearts >= before.hearts) return null;
  return { hearts: before.hearts - after.hearts, isOut: after.hearts === 0 };
}
