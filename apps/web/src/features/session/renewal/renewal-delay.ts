/** Renewal comes at this part of the remaining life … */
const SHARE = 0.8;
/** … at least this long from now … */
const SHORTEST_MS = 5_000;
/** … and at the latest this long before the end. Where the two collide, the shortest delay wins. */
const MARGIN_MS = 10_000;

/** Milliseconds until a token with this much life left is renewed. */
export const renewalDelayMs = (remainingMs: number): number =>
  remainingMs <= 0 ? 0 : Math.max(SHORTEST_MS, Math.min(SHARE * remainingMs, remainingMs - MARGIN_MS));
