import type { CraftTile, CraftWord } from '@syllaboom/contracts';
import { type CraftDayState, CRAFT, type LaidTile } from '@syllaboom/engine';

/** A tile on a board, as it is kept. */
export interface KeptTile extends LaidTile {
  readonly locale: string;
}

/** A word on a board, as it is kept. */
export interface KeptWord {
  readonly id: string;
  /** The language in which it was found. */
  readonly locale: string;
  readonly word: string;
  /** Ids of its tiles, in the order in which they are read. */
  readonly path: readonly string[];
  /** Milliseconds since 1970. */
  readonly lastReward: number;
  readonly earns: boolean;
  /** When it left its dictionary, in milliseconds since 1970; null: it has not. */
  readonly leftAt: number | null;
}

/** A player's board. */
export interface BoardState {
  readonly width: number;
  readonly height: number;
  readonly day: CraftDayState;
  readonly stamp: string;
  /** When it was changed last, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly tiles: readonly KeptTile[];
  /** In the order in which they were found. */
  readonly words: readonly KeptWord[];
}

/** The board of somebody who has laid out none. */
export const NO_BOARD: BoardState = {
  width: CRAFT.size,
  height: CRAFT.size,
  day: { day: 0, coins: 0 },
  stamp: '',
  changedAt: 0,
  tiles: [],
  words: [],
};

/** The time on a board: a clock that is set back does not take it back with it, so nothing is earned twice. */
export const timeOn = ({ changedAt }: Pick<BoardState, 'changedAt'>, now: Date): number =>
  Math.max(now.getTime(), changedAt);

/** Whether a cell lies on the board. */
export const holdsCell = ({ width, height }: Pick<BoardState, 'width' | 'height'>, x: number, y: number): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < width && y < height;

/** The words that still count: those that have left their dictionary are paid and dropped with the board's next change. */
export const standingWords = ({ words }: Pick<BoardState, 'words'>): readonly KeptWord[] =>
  words.filter(({ leftAt }) => leftAt === null);

/** Tiles that are part of a word, by their ids. */
export const usedTiles = (words: readonly Pick<KeptWord, 'path'>[]): ReadonlySet<string> =>
  new Set(words.flatMap(({ path }) => path));

/** Words as their owner and visitors see them. */
export function describeWords(words: readonly KeptWord[], tiles: readonly KeptTile[]): CraftWord[] {
  const tileOf = new Map(tiles.map((tile) => [tile.id, tile]));
  return words.map(({ id, word, path, lastReward, earns }) => ({
    id,
    word,
    path: path.flatMap((tileId) => {
      const tile = tileOf.get(tileId);
      return tile === undefined ? [] : [{ id: tile.id, x: tile.x, y: tile.y }];
    }),
    lastReward,
    earns,
  }));
}

/** A tile as its owner and visitors see it. */
export const describeTile = ({ id, s, x, y }: KeptTile, used: ReadonlySet<string>): CraftTile => ({
  id,
  s,
  x,
  y,
  status: used.has(id) ? 'used' : 'free',
});
