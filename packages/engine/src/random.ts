import { BLOCK_WORDS, chachaBlock, KEY_WORDS } from './chacha.ts';

/** A seed that nobody can guess: the key of the generator that it names, 256 bits in hexadecimal digits. */
export interface SecretSeed {
  readonly generator: 'chacha8';
  readonly key: string;
}

/**
 * What a match draws from. A number stands for mulberry32, the generator of all matches before secret seeds: a few shown
 * prompts are enough to find it among 2^32. It is left to replays of those matches, to practice, where there is nothing
 * to gain, and to tests.
 */
export type MatchSeed = number | SecretSeed;

/** State of mulberry32. */
interface MulberryState {
  value: number;
}

/** State of ChaCha8's keystream: the words of its present block, and how many of them are drawn. */
interface ChaChaState {
  readonly key: readonly number[];
  readonly stream: number;
  /** Blocks that were made. */
  blocks: number;
  block: number[];
  drawn: number;
}

/** State of a seeded generator. It is data inside the match state, never a global. */
export type RandomState = MulberryState | ChaChaState;

const ROUNDS = 8;
const WORD_DIGITS = 8;
const WORD_RANGE = 4_294_967_296;

/** Digits of a secret seed's key. */
export const SEED_KEY_DIGITS = KEY_WORDS * WORD_DIGITS;

const keyWord = (key: string, i: number): number =>
  Number.parseInt(key.slice(i * WORD_DIGITS, (i + 1) * WORD_DIGITS), 16) | 0;

/** Starts a generator. Different streams of one seed have nothing to do with each other. */
export function seedRandom(seed: MatchSeed, stream = 0): RandomState {
  if (typeof seed === 'number') return { value: (seed ^ stream) >>> 0 };
  const key = Array.from({ length: KEY_WORDS }, (_, i) => keyWord(seed.key, i));
  return { key, stream, blocks: 0, block: [], drawn: BLOCK_WORDS };
}

/** Next word of mulberry32. */
function nextMulberry(state: MulberryState): number {
  state.value = (state.value + 0x6d2b79f5) >>> 0;
  let t = state.value;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return (t ^ (t >>> 14)) >>> 0;
}

/** Next word of the keystream. What was drawn tells nothing about the key or what comes. */
function nextChaCha(state: ChaChaState): number {
  if (state.drawn >= BLOCK_WORDS) {
    state.block = chachaBlock(state.key, { counter: state.blocks, stream: state.stream }, ROUNDS);
    state.blocks++;
    state.drawn = 0;
  }
  return state.block[state.drawn++] as number;
}

/** Next number in [0, 1). Advances the state. */
export const nextRandom = (state: RandomState): number =>
  ('value' in state ? nextMulberry(state) : nextChaCha(state)) / WORD_RANGE;

/** Next integer in [0, bound). */
export const nextInteger = (state: RandomState, bound: number): number => Math.floor(nextRandom(state) * bound);

/** Next normally distributed number with mean 0 and deviation 1 (Box–Muller; uses two draws). */
export function nextNormal(state: RandomState): number {
  const u = Math.max(nextRandom(state), 1e-12);
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * nextRandom(state));
}

/** A shuffled copy (Fisher–Yates). */
export function shuffle<Item>(state: RandomState, items: readonly Item[]): Item[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = nextInteger(state, i + 1);
    [out[i], out[j]] = [out[j] as Item, out[i] as Item];
  }
  return out;
}
