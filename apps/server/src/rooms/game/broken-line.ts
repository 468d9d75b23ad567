import { CLOSE_CODES } from '@syllaboom/contracts';

/** Codes of the protocol and of transports lie below. */
const LEAST_OWN_CODE = 4_000;

/** Whether a stay ended by a fault of the line or the server: whoever goes, or is put out, gets a code of the game's. */
export const isBroken = (code: number | undefined): boolean =>
  code === undefined || code < LEAST_OWN_CODE || code === CLOSE_CODES.restart.code;
