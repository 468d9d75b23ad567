/** Level n + 1 begins at the sum of ⌊first · growth^(k−1)⌋ for k = 1 … n. */
export const LEVELS = { firstExp: 600, growth: 1.1, most: 200 } as const satisfies Record<string, number>;
