import type { LaidTile } from '../board/laid-tiles.ts';

/** Every word of a board, by looking at all paths: right or down, with one bend at the most. For comparison. */
export function wordsOfBoard(tiles: readonly Omit<LaidTile, 'id'>[], words: ReadonlySet<string>): Set<string> {
  const at = new Map(tiles.map((tile) => [`${tile.x} ${tile.y}`, tile.s]));
  const found = new Set<string>();
  const walk = (way: 'right' | 'down', x: number, y: number, before: string, count: number, bent: boolean): void => {
    const here = at.get(`${x} ${y}`);
    if (here === undefined) return;
    const text = before + here;
    if (count > 0 && words.has(text)) found.add(text);
    const goOn = (next: 'right' | 'down', isBend: boolean): void =>
      next === 'right' ? walk(next, x + 1, y, text, count + 1, isBend) : walk(next, x, y + 1, text, count + 1, isBend);
    goOn(way, bent);
    if (!bent && count > 0) goOn(way === 'right' ? 'down' : 'right', true);
  };
  for (const { x, y } of tiles) {
    walk('right', x, y, '', 0, false);
    walk('down', x, y, '', 0, false);
  }
  return found;
}

/** Whether a path spells the word: without a gap, right or down, with one bend at the most. */
export function isPathOf(word: string, path: readonly LaidTile[]): boolean {
  const ways = path.slice(1).map((tile, n) => {
    const before = path[n];
    if (before !== undefined && tile.y === before.y && tile.x === before.x + 1) return 'r';
    return before !== undefined && tile.x === before.x && tile.y === before.y + 1 ? 'd' : '?';
  });
  return path.map(({ s }) => s).join('') === word && /^(r+d*|d+r*)$/.test(ways.join(''));
}
