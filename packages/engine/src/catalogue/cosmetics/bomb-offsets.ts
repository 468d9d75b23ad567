/** Where a bomb's body lies in its picture: by how much of the picture's side it is away from the middle, right and down. */
export interface DisplayOffset {
  readonly x: number;
  readonly y: number;
}

/** The bombs whose body does not lie in the middle. */
export const BOMB_OFFSETS: ReadonlyMap<number, DisplayOffset> = new Map();
export const NO_OFFSET: DisplayOffset = { x: 0, y: 0 };
