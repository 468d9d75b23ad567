/** Bombs of a room by their id on the wire that everybody owns. */
export const BOMBS = ['classic'] as const;
