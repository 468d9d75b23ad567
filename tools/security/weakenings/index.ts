import { CALLS } from './calls.ts';
import { ROOMS } from './rooms.ts';
import { SIGN_IN } from './sign-in.ts';
import type { Weakening } from './weakening.ts';

export type { Weakening } from './weakening.ts';

/** At least one for every item whose subject exists, in the order of the items. */
export const WEAKENINGS: readonly Weakening[] = [...SIGN_IN, ...CALLS, ...ROOMS].toSorted((a, b) =>
  a.item.localeCompare(b.item),
);
