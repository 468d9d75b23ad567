/** Where each pair of neighbouring letters stands in a run of letter codes. */
export class LetterPairs {
  readonly #base: number;
  /** Where the places of each pair start in `#places`, one more at the end. */
  readonly #starts: Uint32Array;
  /** Places by pair, ascending within each. */
  readonly #places: Uint32Array;

  constructor(codes: Uint8Array, base: number) {
    this.#base = base;
    this.#starts = new Uint32Array(base * base + 1);
    this.#places = new Uint32Array(Math.max(0, codes.length - 1));
    for (let at = 1; at < codes.length; at++) add(this.#starts, this.#pairAt(codes, at - 1) + 1, 1);
    for (let pair = 1; pair < this.#starts.length; pair++) add(this.#starts, pair, this.#starts[pair - 1] as number);
    const next = this.#starts.slice();
    for (let at = 1; at < codes.length; at++) {
      const pair = this.#pairAt(codes, at - 1);
      this.#places[next[pair] as number] = at - 1;
      add(next, pair, 1);
    }
  }

  /** The places of a pair from `from` up to, but without, `to`. */
  between(first: number, second: number, from: number, to: number): Uint32Array {
    const pair = first * this.#base + second;
    const places = this.#places.subarray(this.#starts[pair], this.#starts[pair + 1]);
    return places.subarray(firstNotBelow(places, from), firstNotBelow(places, to));
  }

  #pairAt(codes: Uint8Array, at: number): number {
    return (codes[at] as number) * this.#base + (codes[at + 1] as number);
  }
}

function add(counts: Uint32Array, at: number, more: number): void {
  counts[at] = (counts[at] as number) + more;
}

/** The first position whose value is not below the limit. */
export function firstNotBelow(sorted: Uint32Array, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
