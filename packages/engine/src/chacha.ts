/** "expand 32-byte k": the constant words of every block. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** Words of a key, and of a block. */
export const KEY_WORDS = 8;
export const BLOCK_WORDS = 16;

const NONCE_AT = CONSTANTS.length + KEY_WORDS + 1;

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Indexes are within the block: the casts say what the loop cannot. */
function quarterRound(block: Int32Array, a: number, b: number, c: number, d: number): void {
  let wa = ((block[a] as number) + (block[b] as number)) | 0;
  let wd = rotated((block[d] as number) ^ wa, 16);
  let wc = ((block[c] as number) + wd) | 0;
  let wb = rotated((block[b] as number) ^ wc, 12);
  wa = (wa + wb) | 0;
  wd = rotated(wd ^ wa, 8);
  wc = (wc + wd) | 0;
  wb = rotated(wb ^ wc, 7);
  block[a] = wa;
  block[b] = wb;
  block[c] = wc;
  block[d] = wd;
}

function doubleRound(block: Int32Array): void {
  quarterRound(block, 0, 4, 8, 12);
  quarterRound(block, 1, 5, 9, 13);
  quarterRound(block, 2, 6, 10, 14);
  quarterRound(block, 3, 7, 11, 15);
  quarterRound(block, 0, 5, 10, 15);
  quarterRound(block, 1, 6, 11, 12);
  quarterRound(block, 2, 7, 8, 13);
  quarterRound(block, 3, 4, 9, 14);
}

/** Which block of a keystream: its number, and the stream's. Streams of one key have nothing to do with each other. */
export interface BlockPlace {
  readonly counter: number;
  readonly stream: number;
}

/** A block of ChaCha's keystream (RFC 8439, with the stream as the first word of the nonce), as unsigned 32-bit words. */
export function chachaBlock(key: readonly number[], { counter, stream }: BlockPlace, rounds: number): number[] {
  const input = new Int32Array(BLOCK_WORDS);
  for (let i = 0; i < CONSTANTS.length; i++) input[i] = CONSTANTS[i] as number;
  for (let i = 0; i < KEY_WORDS; i++) input[CONSTANTS.length + i] = key[i] as number;
  input[CONSTANTS.length + KEY_WORDS] = counter;
  input[NONCE_AT] = stream;
  const block = input.slice();
  for (let round = 0; round < rounds; round += 2) doubleRound(block);
  const words: number[] = [];
  for (let i = 0; i < BLOCK_WORDS; i++) words.push(((block[i] as number) + (input[i] as number)) >>> 0);
  return words;
}
