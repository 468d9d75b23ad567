import { CLIENT_MESSAGES } from '@syllaboom/contracts';
import { nextInteger, type RandomState } from '@syllaboom/engine';
import { FRAME } from './raw-socket.ts';

export const randomBytes = (random: RandomState, most: number): Buffer =>
  Buffer.from(Array.from({ length: nextInteger(random, most) }, () => nextInteger(random, 256)));

/** msgpack by hand: enough for well-formed frames that are then bent. */
function pack(value: unknown): Buffer {
  if (value === null || value === undefined) return Buffer.from([0xc0]);
  if (typeof value === 'boolean') return Buffer.from([value ? 0xc3 : 0xc2]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9, 0xcb);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([Buffer.from([0xda, text.length >> 8, text.length & 255]), text]);
  }
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([0xdc, 0, value.length]), ...value.map(pack)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    Buffer.from([0xde, 0, entries.length]),
    ...entries.flatMap(([key, one]) => [pack(key), pack(one)]),
  ]);
}

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  '',
  'x',
  'A'.repeat(300),
  '\u202e',
  '__proto__',
  [],
  [1, 'a'],
  {},
  { t: 'r', w: 'AB' },
];
const KEYS = [
  'id',
  'word',
  'key',
  'value',
  'locked',
  'mode',
  'message',
  'command',
  'args',
  'ban',
  't',
  'w',
  'a',
  'd',
  'l',
  'p',
  '__proto__',
  'constructor',
  'on',
  'locale',
  'emoji',
];
const TYPES = [
  ...Object.keys(CLIENT_MESSAGES).filter((name) => name !== 'leave'),
  'nonsense',
  '*',
  '__proto__',
  'constructor',
  'toString',
];

/** A frame as clients send them, with odd values and bent bytes. */
export function mutatedFrame(random: RandomState): Buffer {
  const pick = <Item>(items: readonly Item[]): Item => items[nextInteger(random, items.length)] as Item;
  const type = pick(TYPES);
  const payload = Object.fromEntries(
    Array.from({ length: nextInteger(random, 4) }, () => [pick(KEYS), pick(ODD_VALUES)]),
  );
  const head =
    nextInteger(random, 5) === 0
      ? Buffer.from([FRAME.data, 1])
      : Buffer.concat([Buffer.from([FRAME.data, 0xa0 | (type.length & 31)]), Buffer.from(type)]);
  const frame = Buffer.concat([head, pack(nextInteger(random, 8) === 0 ? pick(ODD_VALUES) : payload)]);
  for (let bent = nextInteger(random, 3); bent > 0; bent--)
    frame[nextInteger(random, frame.length)] = nextInteger(random, 256);
  return nextInteger(random, 6) === 0 ? frame.subarray(0, nextInteger(random, frame.length + 1)) : frame;
}
