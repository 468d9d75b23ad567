/** The security checklist of docs/security.md: every item has tests whose titles begin with its number. */
export const CHECKLIST = {
  '01': 'a wrong password and an unknown user look and take the same',
  '02': 'guessing is throttled without locking the owner out',
  '03': 'short or blank names and passwords get their exact texts',
  '04': 'common, too long and giant passwords',
  '05': 'forged access tokens',
  '06': 'an expired token leads to one renewal and one retry',
  '07': 'the order of renewal',
  '08': 'the password is stored nowhere',
  '09': 'a stolen or replayed refresh token',
  '10': 'two tabs renew at once',
  '11': 'sign-out, password change and ban end sessions and sockets',
  '12': 'banned players everywhere',
  '13': 'forged callbacks of the browser sign-in',
  '14': 'forged identity tokens',
  '15': 'identities never mix',
  '16': 'test switches refuse a production start',
  '17': 'guests at calls of players',
  '18': 'what belongs to somebody else',
  '19': 'host powers without being host',
  '20': 'staff calls without the right, and forged fields',
  '21': 'level gates',
  '22': 'invitations',
  '23': 'markup in every text',
  '24': 'links and control characters in texts',
  '25': 'long, fast and muted chat',
  '26': 'forged picture messages',
  '27': 'metacharacters in every parameter',
  '28': 'prototype keys',
  '29': 'uploads',
  '30': 'limits of collections',
  '31': 'requests into the private network',
  '32': 'the picture proxy',
  '33': 'sockets of foreign origins and without a token',
  '34': 'foreign origins on every call',
  '35': 'giant, fast and unknown frames',
  '36': 'a handler that throws',
  '37': 'stolen seats and tokens of reconnection',
  '38': 'forged addresses',
  '39': 'headers, and framing',
  '40': 'methods and content types',
  '41': 'rate limits name when to come back',
  '42': 'secrets in logs',
  '43': 'amounts that are none',
  '44': 'more spent than is there, and entries that do not balance',
  '45': 'the exchange: a balance spent twice, gains from going there and back',
  '46': 'one reward or purchase, asked for many times at once',
  '47': 'purchases of others, of another application, already consumed, asked for again',
  '48': 'forged and repeated news of purchases, refunds',
  '49': 'forged submits, hidden answers on the wire, prompts that can be foreseen, and words looked up in a match',
  '50': 'the cadence of a bot',
  '51': 'hosts who leave or kick',
  '52': 'friend requests and report spam',
  '53': 'private rooms',
  '54': 'exported and deleted accounts',
  '55': 'seats and rooms that one account takes from all others',
  '56': 'slow connections, and sockets without a seat',
  '61': 'recovery codes that are guessed, used twice or used at once',
  '62': 'staff without a second factor, and codes of it that are guessed or replayed',
  '63': 'actions of the operator at the terminal',
  '64': 'accounts by name alone: stolen tokens, foreign and replayed proofs, names of others, closed doors',
  '65': 'trades with oneself, at a price that nobody agreed to, and value that many accounts hand to one',
} as const satisfies Record<string, string>;
export type ChecklistItem = keyof typeof CHECKLIST;

/** Items whose subject does not exist yet, with the reason: not counted as missing. */
export const NOT_YET: Partial<Record<ChecklistItem, string>> = {};

const TITLE = /^(\d\d) /;

/** The item that a test's title names at its start, or null. */
export const itemOf = (title: string): ChecklistItem | null => {
  const number = TITLE.exec(title)?.[1];
  return number !== undefined && Object.hasOwn(CHECKLIST, number) ? (number as ChecklistItem) : null;
};

/** Numbers in order, also those that look like whole numbers. */
export const ITEMS = (Object.keys(CHECKLIST) as ChecklistItem[]).sort();
