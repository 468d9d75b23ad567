import { z } from 'zod/mini';

/** The header of calls that move value: the caller's key of one intent. Asked again with it, the call happens once. */
export const INTENT_KEY_HEADER = 'Idempotency-Key';

/**
 * A key that a client made for one intent and keeps until it is answered: in the header of a call, as the optional `n` of a
 * room message.
 */
export const IntentKey = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/));
