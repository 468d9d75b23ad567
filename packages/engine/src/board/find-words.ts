import { CRAFT } from '../balance/economy/craft.ts';
import { WORD_LENGTH } from '../balance/match/word-length.ts';
import { type LaidTile, type LaidTiles, placeIn, READINGS, type Reading } from './laid-tiles.ts';

/** What the board asks of a dictionary. */
export interface BoardDictionary {
  exists(word: string): boolean;
  /** Whether any word begins so. */
  begins(text: string): boolean;
}

/** A word by the tiles that it is read from. */
export interface FoundWord<Tile extends LaidTile = LaidTile> {
  readonly word: string;
  readonly path: readonly Tile[];
}

/**
 * The words whose path goes through a tile: two or more tiles without a gap, right or down, with one bend at the most; each
 * word once, by the first path that is found. What begins no word is not followed. In small steps that can be spread over
 * time.
 */
export function* findWords<Tile extends LaidTile>(
  tiles: LaidTiles<Tile>,
  tile: Tile,
  dictionary: BoardDictionary,
): Generator<void, FoundWord<Tile>[]> {
  const found = new Map<string, FoundWord<Tile>>();
  for (const reading of READINGS) {
    const walk = new Walk(tiles, reading, dictionary, found);
    for (const beginning of beginningsOf(tiles, reading, tile)) {
      walk.from(beginning);
      yield;
    }
  }
  return [...found.values()];
}

/** Tiles from the first one of a path up to the tile that it must go through. */
interface Beginning<Tile> {
  readonly path: readonly Tile[];
  /** Whether it has bent already; else it may still. */
  readonly bent: boolean;
}

function* beginningsOf<Tile extends LaidTile>(
  tiles: LaidTiles<Tile>,
  reading: Reading,
  tile: Tile,
): Generator<Beginning<Tile>> {
  const { along, across } = placeIn(reading, tile);
  for (const path of before(tiles, reading, [tile], along)) yield { path, bent: false };
  // The tile lies behind the bend: from there back to each possible bend, and further back along.
  let behind: readonly Tile[] = [tile];
  for (let row = across - 1; ; row -= 1) {
    const bend = tiles.at(reading, along, row);
    if (bend === undefined) return;
    behind = [bend, ...behind];
    if (lettersOf(behind) > WORD_LENGTH.max) return;
    for (const path of before(tiles, reading, behind, along))
      if (path.length > behind.length) yield { path, bent: true };
  }
}

/** The path itself, and it with one, two, … tiles more before it. */
function* before<Tile extends LaidTile>(
  tiles: LaidTiles<Tile>,
  reading: Reading,
  end: readonly Tile[],
  along: number,
): Generator<readonly Tile[]> {
  const [first] = end;
  if (first === undefined) return;
  const { across } = placeIn(reading, first);
  let path = end;
  for (let at = along - 1; lettersOf(path) <= WORD_LENGTH.max; at -= 1) {
    yield path;
    const next = tiles.at(reading, at, across);
    if (next === undefined) return;
    path = [next, ...path];
  }
}

const lettersOf = (path: readonly LaidTile[]): number => path.reduce((sum, { s }) => sum + s.length, 0);

/** Reads on from beginnings, and keeps the words that it comes by. */
class Walk<Tile extends LaidTile> {
  readonly #tiles: LaidTiles<Tile>;
  readonly #reading: Reading;
  readonly #dictionary: BoardDictionary;
  readonly #found: Map<string, FoundWord<Tile>>;

  constructor(
    tiles: LaidTiles<Tile>,
    reading: Reading,
    dictionary: BoardDictionary,
    found: Map<string, FoundWord<Tile>>,
  ) {
    this.#tiles = tiles;
    this.#reading = reading;
    this.#dictionary = dictionary;
    this.#found = found;
  }

  from({ path, bent }: Beginning<Tile>): void {
    let text = '';
    for (const { s } of path) {
      text += s;
      if (!this.#dictionary.begins(text)) return;
    }
    this.#keep(text, path);
    if (bent) this.#goOn(path, text, 'across');
    else this.#goOnAndBend(path, text);
  }

  /** Along as far as words go, and across from every tile on the way that has one before it. */
  #goOnAndBend(path: readonly Tile[], text: string): void {
    if (path.length > 1) this.#goOn(path, text, 'across');
    this.#goOn(path, text, 'along', (longer, more) => this.#goOn(longer, more, 'across'));
  }

  #goOn(
    path: readonly Tile[],
    text: string,
    way: 'along' | 'across',
    at: (path: readonly Tile[], text: string) => void = () => undefined,
  ): void {
    let [longer, more] = [path, text];
    for (;;) {
      const last = longer.at(-1);
      if (last === undefined) return;
      const { along, across } = placeIn(this.#reading, last);
      const next =
        way === 'along'
          ? this.#tiles.at(this.#reading, along + 1, across)
          : this.#tiles.at(this.#reading, along, across + 1);
      if (next === undefined) return;
      more += next.s;
      if (!this.#dictionary.begins(more)) return;
      longer = [...longer, next];
      this.#keep(more, longer);
      at(longer, more);
    }
  }

  #keep(text: string, path: readonly Tile[]): void {
    if (path.length >= CRAFT.leastTiles && !this.#found.has(text) && this.#dictionary.exists(text))
      this.#found.set(text, { word: text, path });
  }
}

/** A path from which a known word is read anywhere on the board; null: there is none. In small steps, too. */
export function* findPath<Tile extends LaidTile>(
  tiles: LaidTiles<Tile>,
  word: string,
): Generator<void, readonly Tile[] | null> {
  const dictionary: BoardDictionary = { exists: (text) => text === word, begins: (text) => word.startsWith(text) };
  const found = new Map<string, FoundWord<Tile>>();
  for (const tile of tiles.all()) {
    if (!word.startsWith(tile.s)) continue;
    for (const reading of READINGS) {
      new Walk(tiles, reading, dictionary, found).from({ path: [tile], bent: false });
      const [first] = found.values();
      if (first !== undefined) return first.path;
    }
    yield;
  }
  return null;
}
