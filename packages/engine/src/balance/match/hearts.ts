/** Hearts (rules section 3). */
export const HEARTS = {
  startOptions: [1, 2, 3],
  default: 2,
  /** Nobody holds more. */
  most: 12,
  /** From this combo on the combo image shows. */
  comboImageFrom: 6,
} as const;

/** Alphabet bonus (rules section 4). */
export const ALPHABET_BONUS = {
  /** Default health of each letter, and what hosts may set; 0 switches the bonus off. */
  defaultHealth: 1,
  healths: [0, 1, 2, 3, 4, 5],
  heartsGained: 1,
  /** Paid instead of a heart at the cap. */
  coinsAtCap: 250,
  multiplierStep: 0.25,
  multiplierMost: 3,
} as const;
