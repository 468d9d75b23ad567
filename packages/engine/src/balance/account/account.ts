/** What keeps accounts safe. */
export const ACCOUNT = {
  /** Recovery codes in a set: at the first password, and when somebody asks for new ones. */
  recoveryCodes: 8,
  /** How long a code that the operator gave out may be used, hours. */
  operatorCodeHours: 24,
  /** How long a session counts as proven by the second factor, hours: a day's work of the staff. */
  secondFactorHours: 12,
  /** Life of a code of the authenticator app, seconds. */
  secondFactorStepSeconds: 30,
  secondFactorDigits: 6,
  /** Steps before and after the present one whose codes count, too: clocks differ. */
  secondFactorStepsOff: 1,
} as const satisfies Record<string, number>;
