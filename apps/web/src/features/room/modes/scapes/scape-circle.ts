/** A letter's middle in a box of 100 × 100 units. */
export interface LetterPlace {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
}

/** Radius of the circle that the letters stand on, and of a letter's own disc. */
export const CIRCLE = { radius: 31.5, letter: 11.8 } as const;
/** A pointer this near to a letter's middle is on it, in units. */
const HIT = 11;

/** Places letters on a circle, the first one on top. */
export const placeLetters = (letters: string): readonly LetterPlace[] =>
  [...letters].map((letter, index, all) => {
    const angle = (index / all.length) * 2 * Math.PI - Math.PI / 2;
    return { letter, x: 50 + Math.cos(angle) * CIRCLE.radius, y: 50 + Math.sin(angle) * CIRCLE.radius };
  });

/** Index of the letter under a point; -1 when it is between them. */
export const letterAt = (places: readonly LetterPlace[], x: number, y: number): number =>
  places.findIndex((place) => Math.hypot(place.x - x, place.y - y) <= HIT);

/**
 * The drawn path after the pointer came to a letter: a new one is added, the one before the last takes the last one back, and
 * any other that is in the path already changes nothing.
 */
export function drawTo(path: readonly number[], index: number): readonly number[] {
  if (index < 0 || path.at(-1) === index) return path;
  if (path.at(-2) === index) return path.slice(0, -1);
  return path.includes(index) ? path : [...path, index];
}

/** Which letters of the circle a typed word uses, each at most once; the path as far as it can be followed. */
export function pathOf(letters: string, word: string): readonly number[] {
  const all = [...letters];
  const path: number[] = [];
  for (const letter of word) {
    const at = all.findIndex((one, index) => one === letter && !path.includes(index));
    if (at < 0) break;
    path.push(at);
  }
  return path;
}
