/**
 * Where in its picture a bomb holds the sign at the table: by how much of the picture's side that is away from the middle,
 * right and down. The table moves the picture so that it lies where the plain bomb has its middle.
 */
export interface DisplayOffset {
  readonly x: number;
  readonly y: number;
}

/** Fuse, hat and crown need room above: most bodies lie a little below the middle of their picture. */
export const USUAL_OFFSET: DisplayOffset = { x: 0, y: 0.08 };

/** The bombs that hold it elsewhere: a balloon and a rocket are tall, a ship and a music box are wide and low. */
export const BOMB_OFFSETS: ReadonlyMap<number, DisplayOffset> = new Map([
  [1001, { x: 0, y: 0.1 }],
  [1004, { x: 0, y: 0.1 }],
  [1006, { x: 0, y: 0.1 }],
  [1015, { x: 0, y: 0.09 }],
]);
