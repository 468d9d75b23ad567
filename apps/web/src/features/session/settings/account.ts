import type { CallReply } from '../../../platform/api/create-api.ts';

/** How the player can sign in, and where they are signed in. */
export type Account = CallReply<'accountOverview'>;
