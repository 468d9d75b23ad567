import type { BoardState, BoardTile } from '../store/board-state.ts';
import { drawBands } from './bands.ts';
import { CELL, cellPx, type Point } from './camera.ts';
import type { Palette } from './palette.ts';
import type { Fullness, Scene } from './scene.ts';
import { lookOf, type Sprites, spriteSize } from './sprites.ts';

/** Cells of a chunk in each direction. */
const CHUNK = 8;
/** The first chunks begin so many cells beside the board: bands stand out a little from its outermost cells. */
const BEFORE = 1;
/** Where tiles are larger, in device px, few of them are in sight, and pictures of chunks would take much memory. */
const LARGEST = 72;
/** A band on a chunk fills up in so many steps: so a chunk seldom changes. */
const STEPS = 100;
/** So long a frame may take to draw pieces in another size; the others are shown in the size that they have. */
const RESIZING_MS = 2;
/** While a board is zoomed, pieces are drawn anew only where they would be shown so much larger than they are. */
const COARSEST = 2;
const COLUMN = 1_000;

/** What lies on a chunk. */
interface Content {
  readonly tiles: BoardTile[];
  readonly words: Set<BoardState['words'][number]>;
  /** All of it that can be seen. */
  readonly marks: string[];
}
interface Piece {
  readonly picture: HTMLCanvasElement;
  readonly content: Content;
  readonly size: number;
  readonly shows: string;
}

const chunkAt = (x: number, y: number): number =>
  Math.floor((x + BEFORE) / CHUNK) * COLUMN + Math.floor((y + BEFORE) / CHUNK);
export const cellKey = ({ x, y }: Point): string => `${x} ${y}`;
const stepOf = (fullness: Fullness, id: string): number => Math.floor((fullness.get(id) ?? 0) * STEPS) / STEPS;

/**
 * Tiles and the bands of words, eight by eight cells drawn once: a board of 1,600 tiles is a picture of a few pieces. A piece is
 * drawn anew when something on it has changed, or where its tiles need another size.
 */
export class Chunks {
  readonly #sprites: Sprites;
  readonly #pieces = new Map<number, Piece>();
  #palette: Palette;
  #contents = new Map<number, Content>();
  #resizeUntil = 0;
  #isBehind = false;
  #zoom = 0;
  #isZoomed = false;
  #of: { readonly board: BoardState; readonly fullness: Fullness; readonly loose: string } | null = null;

  constructor(sprites: Sprites, palette: Palette) {
    this.#sprites = sprites;
    this.#palette = palette;
  }

  reset(palette: Palette): void {
    this.#palette = palette;
    this.#pieces.clear();
  }

  /** Some pieces were last shown in another size than they should have. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** Draws all bands, and all tiles but those on loose cells. False: the cells are too large for it. */
  draw(brush: CanvasRenderingContext2D, scene: Scene, loose: ReadonlySet<string>, scale: number): boolean {
    const { camera, view } = scene;
    const px = cellPx(camera);
    const size = spriteSize(px * scale);
    this.#isBehind = false;
    if (size > LARGEST) return false;
    this.#resizeUntil = performance.now() + RESIZING_MS;
    this.#isZoomed = camera.zoom !== this.#zoom;
    this.#zoom = camera.zoom;
    this.#read(scene, loose);
    // Pieces meet on whole device px: in between, what lies below would shine through their seams.
    const edge = (from: number, at: number): number => Math.round((from + (at * CHUNK - BEFORE) * px) * scale) / scale;
    for (const [key, content] of this.#contents) {
      const [column, row] = [Math.floor(key / COLUMN), key % COLUMN];
      const [left, right] = [edge(camera.x, column), edge(camera.x, column + 1)];
      const [top, bottom] = [edge(camera.y, row), edge(camera.y, row + 1)];
      if (right < 0 || bottom < 0 || left > view.width || top > view.height) continue;
      const { picture } = this.#pieceOf(key, content, size);
      brush.drawImage(picture, left, top, right - left, bottom - top);
    }
    return true;
  }

  /** Notes what lies on which chunk, if anything has changed. */
  #read({ board, fullness }: Scene, loose: ReadonlySet<string>): void {
    const of = { board, fullness, loose: [...loose].join() };
    const last = this.#of;
    if (last?.board === board && last.fullness === fullness && last.loose === of.loose) return;
    this.#of = of;
    this.#contents = new Map();
    for (const tile of board.tiles) {
      if (loose.has(cellKey(tile))) continue;
      const { tiles, marks } = this.#contentAt(chunkAt(tile.x, tile.y));
      tiles.push(tile);
      marks.push(`${tile.x} ${tile.y} ${lookOf(tile)} ${tile.s}`);
    }
    for (const word of board.words) {
      const mark = `${stepOf(fullness, word.id)} ${word.path.map(cellKey).join()}`;
      // A band is a little wider than its cells, so it may reach into the chunks beside them.
      for (const { x, y } of word.path)
        for (const aside of [-1, 1])
          for (const key of [chunkAt(x + aside, y - 1), chunkAt(x + aside, y + 1)]) {
            const { words, marks } = this.#contentAt(key);
            if (words.has(word)) continue;
            words.add(word);
            marks.push(mark);
          }
    }
  }

  #contentAt(key: number): Content {
    const found = this.#contents.get(key);
    if (found) return found;
    const made: Content = { tiles: [], words: new Set(), marks: [] };
    this.#contents.set(key, made);
    return made;
  }

  #pieceOf(key: number, content: Content, size: number): Piece {
    const kept = this.#pieces.get(key);
    if (kept?.content === content && kept.size === size) return kept;
    const shows = content.marks.join(';');
    const canWait = this.#isZoomed && size <= COARSEST * (kept?.size ?? 0);
    if (kept?.shows === shows && kept.size !== size && (canWait || performance.now() > this.#resizeUntil)) {
      this.#isBehind = true;
      return kept;
    }
    const picture = kept?.picture ?? document.createElement('canvas');
    if (kept?.shows !== shows || kept.size !== size) this.#paint(picture, key, content, size);
    const piece = { picture, content, size, shows };
    this.#pieces.set(key, piece);
    return piece;
  }

  #paint(picture: HTMLCanvasElement, key: number, { tiles, words }: Content, size: number): void {
    picture.width = CHUNK * size;
    picture.height = CHUNK * size;
    const brush = picture.getContext('2d');
    if (!brush) return;
    const camera = {
      x: (BEFORE - Math.floor(key / COLUMN) * CHUNK) * size,
      y: (BEFORE - (key % COLUMN) * CHUNK) * size,
      zoom: size / CELL,
    };
    const fullness = new Map([...words].map(({ id }) => [id, stepOf(this.#of?.fullness ?? new Map(), id)]));
    drawBands(brush, [...words], { camera, fullness, color: this.#palette.glow });
    for (const tile of tiles) {
      const sprite = this.#sprites.of(tile.s, lookOf(tile), size);
      brush.drawImage(sprite, camera.x + tile.x * size, camera.y + tile.y * size, size, size);
    }
  }
}
