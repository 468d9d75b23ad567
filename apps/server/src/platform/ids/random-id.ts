import { randomBytes } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes from here on are thrown away, so that every character is equally likely. */
const FAIR_BYTES = 248;

/** Length of a registered player's id; guests have fewer than 10 characters [S0010]. */
export const PLAYER_ID_LENGTH = 12;
export const GUEST_ID_LENGTH = 9;

/** Random text of base 62 characters. */
export function randomId(length: number): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < FAIR_BYTES && id.length < length) id += BASE62[byte % 62];
    }
  }
  return id;
}

/** The one test for guests [S0009]. */
export const isGuestId = (playerId: string): boolean => playerId.length < 10;
