/** Limits of GIFs, wherever they are sent. */
export const GIFS = {
  /** Players below this level send none. */
  level: 15,
  /** One after another at a table. */
  cooldownMs: 5_000,
  pageMost: 24,
  queryLength: 50,
  /** Larger ones are not shown: so nothing plays by itself that is. */
  mostBytes: 2 * 1024 * 1024,
} as const satisfies Record<string, number>;
