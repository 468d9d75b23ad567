import { TILE_LETTERS } from '../balance/economy/tiles.ts';

/**
 * The tiles that a word falls apart into: cut from left to right in threes. One letter that is left makes the last two tiles
 * pairs, two that are left are one (rules section 11). Hyphens and the like are letters here, so that the tiles make the
 * word again.
 */
export function fallApart(word: string): string[] {
  const letters = [...word];
  const isOneLeft = letters.length % TILE_LETTERS === 1 && letters.length > TILE_LETTERS;
  const inThrees = isOneLeft ? letters.length - TILE_LETTERS - 1 : letters.length;
  const cut = (from: number, to: number, size: number): string[] =>
    Array.from({ length: Math.ceil((to - from) / size) }, (_, at) =>
      letters.slice(from + at * size, Math.min(to, from + (at + 1) * size)).join(''),
    );
  return [...cut(0, inThrees, TILE_LETTERS), ...cut(inThrees, letters.length, 2)];
}
