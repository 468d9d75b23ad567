import { GAMBLE } from '../balance/economy/tiles.ts';
import { PROMPT_LETTERS } from '../balance/syllable-search.ts';
import { WORD_JOINERS } from '../language/alphabets.ts';
import { listScale, scaleCount } from '../match/prompt/draw-prompt.ts';
import type { PromptBounds, WordIndex } from '../word-index.ts';

/** How likely a class of tiles is, and which ones are of it. */
export interface GambleOdds {
  /** Words that hold such a tile, at the least and at the most; null: no end. */
  readonly least: number;
  readonly most: number | null;
  /** Of a hundred tries so many bring one of these. 0 where there is none. */
  readonly percent: number;
  /** Different tiles that may come. */
  readonly tiles: number;
}

/** What the rules ask of a dictionary for it. */
type Counts = Pick<WordIndex, 'size' | 'count' | 'countPrompts' | 'promptAt' | 'isOffensive'>;

interface TileClass extends GambleOdds {
  readonly bounds: PromptBounds;
  /** Whether the tile that is gambled is among those within the bounds. */
  readonly holdsOwn: boolean;
}

/**
 * What a tile may turn into, from the commonest class down. Numbers of words are scaled to the size of the list; what a class
 * without tiles would bring comes from the next commoner one, or, where there is none, from the next rarer.
 */
export const gambleOdds = (index: Counts, tile: string): GambleOdds[] =>
  classesOf(index, tile).map(({ least, most, percent, tiles }) => ({ least, most, percent, tiles }));

/** Another tile of the same length, drawn by those odds, in a class each as likely; null: there is no other. */
export function drawTile(index: Counts, tile: string, roll: () => number): string | null {
  let left = roll() * 100;
  const drawn = classesOf(index, tile)
    .filter(({ percent }) => percent > 0)
    .find(({ percent }) => {
      left -= percent;
      return left < 0;
    });
  return drawn === undefined ? null : drawOf(index, drawn, tile, roll());
}

function classesOf(index: Counts, tile: string): TileClass[] {
  const scale = listScale(index.size);
  const leasts = GAMBLE.classes.map(({ least }) => (least === 1 ? 1 : scaleCount(least, scale)));
  const length = [...tile].length;
  const own = isPrompt(index, tile) ? index.count(tile) : 0;
  const counted = leasts.map((least, at) => {
    const above = leasts[at - 1];
    const most = above === undefined ? null : above - 1;
    const bounds = { minCount: least, maxCount: most ?? index.size, minLength: length, maxLength: length };
    const holdsOwn = own >= bounds.minCount && own <= bounds.maxCount;
    const found = bounds.maxCount < least ? 0 : index.countPrompts(bounds);
    return { least, most, bounds, holdsOwn, tiles: Math.max(0, found - Number(holdsOwn)) };
  });
  const percents = sharedOut(counted.map(({ tiles }) => tiles));
  return counted.map((one, at) => ({ ...one, percent: percents[at] ?? 0 }));
}

/** The percent of each class; those of an empty one go to the next commoner, else to the next rarer one. */
function sharedOut(tiles: readonly number[]): number[] {
  const percents = GAMBLE.classes.map(({ percent }): number => percent);
  const pass = (from: number, to: number): void => {
    if ((tiles[from] ?? 0) > 0) return;
    percents[to] = (percents[to] ?? 0) + (percents[from] ?? 0);
    percents[from] = 0;
  };
  for (let at = percents.length - 1; at > 0; at--) pass(at, at - 1);
  // Whatever has come up to an empty commonest class goes down again to the first that is not.
  for (let at = 0; at < percents.length - 1; at++) pass(at, at + 1);
  return tiles.some((count) => count > 0) ? percents : percents.map(() => 0);
}

const isPrompt = (index: Counts, tile: string): boolean => {
  const letters = [...tile];
  const isOfLength = letters.length >= PROMPT_LETTERS.min && letters.length <= PROMPT_LETTERS.max;
  return isOfLength && !letters.some((letter) => WORD_JOINERS.includes(letter)) && !index.isOffensive(tile);
};

/** One of a class, never the tile itself: where that would come, the last one does, which is not drawn otherwise. */
function drawOf(index: Counts, { bounds, tiles, holdsOwn }: TileClass, tile: string, rolled: number): string | null {
  const all = tiles + Number(holdsOwn);
  const at = Math.floor(rolled * tiles);
  const places = [at, all - 1, ...Array.from({ length: all }, (_, place) => place)];
  for (const place of places) {
    const prompt = index.promptAt(bounds, (place + 0.5) / all)?.prompt;
    if (prompt !== undefined && prompt !== tile) return prompt;
  }
  return null;
}
