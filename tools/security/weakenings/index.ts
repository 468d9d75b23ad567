import { CALLS } from './calls.ts';
import { CLANS } from './clans.ts';
import { COLLECTIONS } from './collections.ts';
import { FRIENDS } from './friends.ts';
import { KEYED_ACCOUNTS } from './keyed.ts';
import { MARKET } from './market.ts';
import { RECOVERY } from './recovery.ts';
import { ROOMS } from './rooms.ts';
import { SEATS } from './seats.ts';
import { SIGN_IN } from './sign-in.ts';
import { VALUE } from './value.ts';
import type { Weakening } from './weakening.ts';

export type { Weakening } from './weakening.ts';

/** At least one for every item whose subject exists, in the order of the items. */
export const WEAKENINGS: readonly Weakening[] = [
  ...SIGN_IN,
  ...CALLS,
  ...CLANS,
  ...COLLECTIONS,
  ...FRIENDS,
  ...RECOVERY,
  ...KEYED_ACCOUNTS,
  ...MARKET,
  ...ROOMS,
  ...SEATS,
  ...VALUE,
].toSorted((a, b) => a.item.localeCompare(b.item));
