/** A word by the tiles that it lies on. */
interface LaidWord {
  readonly path: readonly { readonly id: string; readonly x: number; readonly y: number }[];
}

const NEIGHBOURS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Words that touch each other, side by side or on a common tile, share an island; in the order of their first words. */
export function islandsOf<Word extends LaidWord>(words: readonly Word[]): Word[][] {
  const above = words.map((_, n) => n);
  const rootOf = (n: number): number => {
    let root = n;
    while (above[root] !== root) root = above[root] ?? root;
    above[n] = root;
    return root;
  };
  const firstAt = new Map<string, number>();
  const join = (a: number, b: number): void => {
    const [low, high] = [rootOf(a), rootOf(b)].toSorted((one, other) => one - other) as [number, number];
    above[high] = low;
  };
  for (const [n, { path }] of words.entries()) {
    for (const { x, y } of path) {
      for (const [dx, dy] of NEIGHBOURS) {
        const other = firstAt.get(`${x + dx} ${y + dy}`);
        if (other !== undefined) join(n, other);
      }
    }
    for (const { x, y } of path) firstAt.set(`${x} ${y}`, n);
  }
  const islands = new Map<number, Word[]>();
  for (const [n, word] of words.entries()) {
    const root = rootOf(n);
    const island = islands.get(root);
    if (island === undefined) islands.set(root, [word]);
    else island.push(word);
  }
  return [...islands.values()];
}
