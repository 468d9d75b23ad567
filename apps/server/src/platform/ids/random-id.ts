import { randomBytes } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Capitals and digits that nobody confuses when a code is read aloud. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Length of a registered player's id; guests have fewer than 10 characters. */
export const PLAYER_ID_LENGTH = 12;
export const GUEST_ID_LENGTH = 9;

/** Length of a room's code: about 35 bits, so that guessing finds no private room. */
const ROOM_CODE_LENGTH = 7;

function randomText(letters: string, length: number): string {
  // Bytes from here on are thrown away, so that every character is equally likely.
  const fair = 256 - (256 % letters.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fair && text.length < length) text += letters[byte % letters.length];
    }
  }
  return text;
}

/** Random text of base 62 characters. */
export const randomId = (length: number): string => randomText(BASE62, length);

/** A code as people read, say and type it; a room's is of one length. */
export const randomCode = (length: number): string => randomText(CODE_LETTERS, length);
export const randomRoomCode = (): string => randomCode(ROOM_CODE_LENGTH);

/** A room's code that follows from these bytes: the same for everybody who has them. */
export const roomCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, ROOM_CODE_LENGTH), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');

/** The one test for guests. */
export const isGuestId = (playerId: string): boolean => playerId.length < 10;
