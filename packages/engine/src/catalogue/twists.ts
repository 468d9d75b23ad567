/** The twists of AARRGHH (rules section 5). */
export const TWISTS = ['fade', 'taboo', 'long', 'mirror', 'double', 'sudden', 'ends', 'blind'] as const;

export type TwistName = (typeof TWISTS)[number];

export interface Twist {
  readonly name: TwistName;
  /** Taboo: the forbidden letter; Double: the second prompt; Long: nothing. */
  readonly letters?: string;
}
