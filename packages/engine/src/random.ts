/** State of the seeded generator (mulberry32). It is data inside the match state, never a global. */
export interface RandomState {
  value: number;
}

/** Starts a generator from any integer seed. */
export const seedRandom = (seed: number): RandomState => ({ value: seed >>> 0 });

/** Next number in [0, 1). Advances the state. */
export function nextRandom(state: RandomState): number {
  state.value = (state.value + 0x6d2b79f5) >>> 0;
  let t = state.value;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

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
