/**
 * A minimal acyclic word graph as flat arrays. A node is the position of its first edge; 0 is the node without edges.
 * An edge holds `target << 8 | last << 7 | final << 6 | code`; `before` holds how many of the node's words sort before
 * those that go through the edge, which makes the graph a two-way map between words and their positions.
 */
export interface Dawg {
  readonly edges: Int32Array;
  readonly before: Uint32Array;
  readonly root: number;
}

export const LAST_EDGE = 0x80;
export const FINAL_EDGE = 0x40;
export const CODE_MASK = 0x3f;
export const TARGET_SHIFT = 8;

const MAX_EDGES = 1 << 24;

/** Builds the graph from words in index order (incremental minimisation; registered nodes are compared by content). */
export class DawgBuilder {
  #edges = new Int32Array(1 << 16);
  #before = new Uint32Array(1 << 16);
  /** Number of words below a node, by the node's position. */
  #sizes = new Uint32Array(1 << 16);
  #used = 1;
  #register = new Int32Array(1 << 16);
  #registered = 0;
  readonly #pendingEdges: Int32Array[] = [];
  readonly #pendingSizes: Uint32Array[] = [];
  readonly #pendingCounts: number[] = [];
  #depth = 0;

  constructor(longestWord: number, letters: number) {
    for (let depth = 0; depth <= longestWord; depth++) {
      this.#pendingEdges.push(new Int32Array(letters + 1));
      this.#pendingSizes.push(new Uint32Array(letters + 1));
      this.#pendingCounts.push(0);
    }
  }

  /** Adds the next word; it shares its first `shared` letters with the one before. */
  add(codes: Uint8Array, length: number, shared: number): void {
    this.#closeDownTo(shared);
    for (let depth = shared; depth < length; depth++) {
      const at = this.#pendingCounts[depth] as number;
      (this.#pendingEdges[depth] as Int32Array)[at] = codes[depth] as number;
      (this.#pendingSizes[depth] as Uint32Array)[at] = 0;
      this.#pendingCounts[depth] = at + 1;
      this.#pendingCounts[depth + 1] = 0;
    }
    const lastAt = (this.#pendingCounts[length - 1] as number) - 1;
    const parent = this.#pendingEdges[length - 1] as Int32Array;
    parent[lastAt] = (parent[lastAt] as number) | FINAL_EDGE;
    (this.#pendingSizes[length - 1] as Uint32Array)[lastAt] = 1;
    this.#depth = length;
  }

  /** Closes the graph. The builder is spent afterwards. */
  finish(): Dawg {
    this.#closeDownTo(0);
    const root = (this.#pendingCounts[0] as number) > 0 ? this.#closeNode(0) : 0;
    return { edges: this.#edges.slice(0, this.#used), before: this.#before.slice(0, this.#used), root };
  }

  #closeDownTo(depth: number): void {
    for (let open = this.#depth; open > depth; open--) {
      if ((this.#pendingCounts[open] as number) === 0) continue;
      const node = this.#closeNode(open);
      const at = (this.#pendingCounts[open - 1] as number) - 1;
      const parent = this.#pendingEdges[open - 1] as Int32Array;
      const sizes = this.#pendingSizes[open - 1] as Uint32Array;
      parent[at] = (parent[at] as number) | (node << TARGET_SHIFT);
      sizes[at] = (sizes[at] as number) + (this.#sizes[node] as number);
      this.#pendingCounts[open] = 0;
    }
    this.#depth = depth;
  }

  /** Finds or appends the node whose edges are pending at the depth. */
  #closeNode(depth: number): number {
    const edges = this.#pendingEdges[depth] as Int32Array;
    const count = this.#pendingCounts[depth] as number;
    edges[count - 1] = (edges[count - 1] as number) | LAST_EDGE;
    let slot = hashEdges(edges, count) & (this.#register.length - 1);
    for (;;) {
      const node = this.#register[slot] as number;
      if (node === 0) break;
      if (this.#sameEdges(node, edges, count)) return node;
      slot = (slot + 1) & (this.#register.length - 1);
    }
    const node = this.#append(edges, this.#pendingSizes[depth] as Uint32Array, count);
    this.#register[slot] = node;
    if (++this.#registered * 2 > this.#register.length) this.#growRegister();
    return node;
  }

  #sameEdges(node: number, edges: Int32Array, count: number): boolean {
    for (let i = 0; i < count; i++) if (this.#edges[node + i] !== edges[i]) return false;
    return true;
  }

  #append(edges: Int32Array, sizes: Uint32Array, count: number): number {
    if (this.#used + count > MAX_EDGES) throw new RangeError('too many words for one graph');
    if (this.#used + count > this.#edges.length) this.#growEdges();
    const node = this.#used;
    let below = 0;
    for (let i = 0; i < count; i++) {
      this.#edges[node + i] = edges[i] as number;
      this.#before[node + i] = below;
      below += sizes[i] as number;
    }
    this.#sizes[node] = below;
    this.#used += count;
    return node;
  }

  #growEdges(): void {
    const capacity = this.#edges.length * 2;
    const edges = new Int32Array(capacity);
    edges.set(this.#edges);
    const before = new Uint32Array(capacity);
    before.set(this.#before);
    const sizes = new Uint32Array(capacity);
    sizes.set(this.#sizes);
    [this.#edges, this.#before, this.#sizes] = [edges, before, sizes];
  }

  #growRegister(): void {
    const old = this.#register;
    this.#register = new Int32Array(old.length * 2);
    for (const node of old) {
      if (node === 0) continue;
      let count = 1;
      while (((this.#edges[node + count - 1] as number) & LAST_EDGE) === 0) count++;
      let slot = hashEdges(this.#edges.subarray(node, node + count), count) & (this.#register.length - 1);
      while (this.#register[slot] !== 0) slot = (slot + 1) & (this.#register.length - 1);
      this.#register[slot] = node;
    }
  }
}

function hashEdges(edges: Int32Array, count: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < count; i++) {
    hash = Math.imul(hash ^ (edges[i] as number), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
