/** A discovery shakes at least for so long before it falls apart. */
export const SHAKE_MS = 900;
