/**
 * WebSocket close codes of the product: the one table. A code is believed only together
 * with its reason text, because the room server library uses 4000–4003 and 4010 for itself.
 */
export const CLOSE_CODES = {
  normal: { code: 4000, reason: 'normal' },
  banned: { code: 4001, reason: 'banned' },
  playing: { code: 4002, reason: 'playing' },
  kicked: { code: 4003, reason: 'kicked' },
  guest: { code: 4004, reason: 'guest' },
  /** Another window of the same player has taken the seat over. */
  takenOver: { code: 4005, reason: 'taken_over' },
  /** The reason is the reconnection token instead of a word. */
  alreadyInRoom: { code: 4009, reason: null },
  restart: { code: 4010, reason: 'restart' },
  badMessage: { code: 4011, reason: 'bad_message' },
  rate: { code: 4029, reason: 'rate' },
  /** There is no such room. With `full` as its reason: there is, but no place in it. */
  notFound: { code: 4212, reason: 'not_found' },
  oversize: { code: 1009, reason: null },
  tooSlow: { code: 1013, reason: 'too_slow' },
} as const;
export type CloseName = keyof typeof CLOSE_CODES;

/** Codes after which the seat is given up: no reconnection. */
const FINAL_NAMES = [
  'normal',
  'banned',
  'playing',
  'kicked',
  'guest',
  'takenOver',
  'badMessage',
  'rate',
  'notFound',
] as const satisfies readonly CloseName[];

/** Which of our closes this is, if the reason proves it; null for transport closes and the library's own codes. */
export function closeName(code: number, reason: string | undefined): CloseName | null {
  for (const name of Object.keys(CLOSE_CODES) as CloseName[]) {
    const entry = CLOSE_CODES[name];
    if (entry.code !== code) continue;
    if (entry.reason === null ? (reason ?? '') !== '' || code === 1009 : entry.reason === reason) return name;
  }
  return null;
}

/** True when the close ends the stay in the room: the client goes to the menu, the server frees the seat. */
export const isFinalClose = (code: number, reason: string | undefined): boolean => {
  const name = closeName(code, reason);
  // A consented leave of the library is 4000 without a reason.
  return code === 4000 || (name !== null && (FINAL_NAMES as readonly CloseName[]).includes(name));
};
