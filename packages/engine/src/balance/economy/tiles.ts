/** A discovery falls apart into tiles of so many letters (rules section 11). */
export const TILE_LETTERS = 3;

/** A tile is gambled for another one of the same length (rules section 13). */
export const GAMBLE = {
  diamonds: 5,
  /**
   * How common the new tile is, from the commonest down: at least so many words of the reference list hold it, and so many
   * tiles of a hundred are of that class.
   */
  classes: [
    { least: 300, percent: 60 },
    { least: 50, percent: 28 },
    { least: 8, percent: 10 },
    { least: 1, percent: 2 },
  ],
} as const satisfies {
  readonly diamonds: number;
  readonly classes: readonly { readonly least: number; readonly percent: number }[];
};
