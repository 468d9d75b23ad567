import { COIN_DROP_MS, FORMED_MS, SPRING_MS } from '../craft-timings.ts';
import { type BoardState, isFree } from '../store/board-state.ts';
import { isOnBubble } from './bubbles.ts';
import {
  type Camera,
  type CellBox,
  fitTo,
  keepInSight,
  type Point,
  reveal,
  type Size,
  toCell,
  zoomAt,
} from './camera.ts';
import { type GestureMode, Gestures, type Pressed } from './gestures.ts';
import { listenToPointers } from './listen-to-pointers.ts';
import { Painter } from './painter.ts';
import { type Palette, readPalette } from './palette.ts';
import type { Bubble, FallingCoin, Fullness, Held, Spring } from './scene.ts';

/** What a tile that is carried is: one of the board, or one of the inventory. */
export interface Carried {
  readonly id: string | null;
  readonly s: string;
}

/** What the player does on the picture. */
export interface BoardHost {
  /** A tile was dropped: on a cell of the board or beside it, or over the strip of tiles. */
  readonly onDrop: (tile: Carried, at: Point | 'strip') => void;
  readonly onTapCell: (cell: Point) => void;
  readonly onTapBubble: (bubble: Bubble) => void;
  /** Whether tiles may be moved here. */
  readonly mayEdit: () => boolean;
  readonly isCalm: () => boolean;
  /** How much room what stands at the board's right and lower edge takes; null: nothing stands there. */
  readonly besideBoard: () => Size | null;
  /** The picture was moved: what stands over it goes along. */
  readonly onCamera: (camera: Camera, board: BoardState) => void;
}

interface Parts {
  readonly canvas: HTMLCanvasElement;
  /** The tile that follows the pointer, also over what is no board. */
  readonly ghost: HTMLElement;
  readonly strip: HTMLElement;
}

const MOST_SCALE = 2;
/** Around what lies on the board when it is first shown. */
const MARGIN_CELLS = 2;
/** A new board is shown so near. */
const FIRST_CELLS = 11;
const COINS_MOST = 14;
const GLIDE_FRAME_MOST_MS = 50;

/** A board's picture: draws when something changed and never else, and turns gestures into what the player wants. */
export class BoardView {
  readonly #parts: Parts;
  readonly #host: BoardHost;
  readonly #painter: Painter;
  readonly #gestures: Gestures;
  #board: BoardState | null = null;
  #camera: Camera = { x: 0, y: 0, zoom: 1 };
  #view: Size = { width: 0, height: 0 };
  #fitted = false;
  #frame = 0;
  #lastFrame = 0;
  #held: Held | null = null;
  #bubbles: readonly Bubble[] = [];
  #fullness: Fullness = new Map();
  #cursor: Point | null = null;
  #chosen: string | null = null;
  #springs: readonly Spring[] = [];
  #formed: readonly Spring[] = [];
  #coins: readonly FallingCoin[] = [];
  readonly #stop = new AbortController();

  constructor(parts: Parts, host: BoardHost) {
    const brush = parts.canvas.getContext('2d', { alpha: false });
    if (!brush) throw new Error('This browser draws no canvas');
    this.#parts = parts;
    this.#host = host;
    this.#painter = new Painter(brush, readPalette());
    this.#gestures = new Gestures({
      pressedAt: (at) => this.#pressedAt(at),
      pan: ({ x, y }) => this.#setCamera({ ...this.#camera, x: this.#camera.x + x, y: this.#camera.y + y }),
      zoom: (at, factor) => this.#setCamera(zoomAt(this.#camera, at, factor)),
      carry: (tile, at) => this.carry(tile, at),
      drop: (at) => this.drop(at),
      tap: (pressed, at) => this.#tap(pressed, at),
      changeMode: (mode) => this.noteMode(mode),
      mayGlide: () => !this.#host.isCalm(),
    });
    listenToPointers(parts.canvas, this.#gestures, {
      at: (point) => this.toPicture(point),
      onChange: () => this.redraw(),
      signal: this.#stop.signal,
    });
    this.noteMode('none');
  }

  destroy(): void {
    this.#stop.abort();
    cancelAnimationFrame(this.#frame);
  }

  /** What is shown of the gesture, for styles. */
  noteMode(mode: GestureMode): void {
    this.#parts.canvas.dataset.mode = mode;
  }

  setBoard(board: BoardState): void {
    this.#board = board;
    this.#fitOnce();
    this.#host.onCamera(this.#camera, board);
    this.redraw();
  }
  setBubbles(bubbles: readonly Bubble[]): void {
    this.#bubbles = bubbles;
    this.redraw();
  }
  setFullness(fullness: Fullness): void {
    this.#fullness = fullness;
    this.redraw();
  }
  setChosen(id: string | null): void {
    this.#chosen = id;
    this.redraw();
  }
  setCursor(cursor: Point | null): void {
    this.#cursor = cursor;
    if (cursor) this.#setCamera(reveal(this.#camera, cursor, this.#view));
    this.redraw();
  }
  /** Another theme was chosen, or a font has come. */
  setPalette(palette: Palette = readPalette()): void {
    this.#painter.reset(palette);
    this.redraw();
  }

  resize({ width, height }: Size): void {
    if (width < 1 || height < 1) return;
    const scale = this.#scale();
    this.#view = { width, height };
    this.#parts.canvas.width = Math.round(width * scale);
    this.#parts.canvas.height = Math.round(height * scale);
    this.#fitOnce();
    this.#setCamera(this.#camera);
    // At once: a canvas that was resized is blank until it is drawn.
    this.#draw(performance.now());
  }

  /** Springs a tile that was laid. */
  spring({ x, y }: Point): void {
    if (this.#host.isCalm()) return;
    this.#springs = [...this.#springs, { x, y, since: performance.now() }];
    this.redraw();
  }

  /** Lights up the tiles of a word one after the other. */
  lightUp(path: readonly Point[]): void {
    if (this.#host.isCalm()) return;
    const now = performance.now();
    const step = FORMED_MS / 3 / Math.max(1, path.length);
    this.#formed = [...this.#formed, ...path.map(({ x, y }, at) => ({ x, y, since: now + at * step }))];
    this.redraw();
  }

  /** Lets coins fall from a cell. */
  dropCoins({ x, y }: Point, coins: number): void {
    if (this.#host.isCalm()) return;
    const since = performance.now();
    const count = Math.min(COINS_MOST, 2 + Math.ceil(Math.log2(1 + coins)));
    const falling = Array.from({ length: count }, (_, at): FallingCoin => {
      const turn = (at + 0.5) / count - 0.5;
      return { x: x + 0.5, y: y - 0.2, speedX: turn * 5, speedY: -3.5 - ((at * 7) % 5) * 0.4, since };
    });
    this.#coins = [...this.#coins, ...falling];
    this.redraw();
  }

  zoomBy(factor: number): void {
    this.#setCamera(zoomAt(this.#camera, { x: this.#view.width / 2, y: this.#view.height / 2 }, factor));
  }

  /** Shows everything that lies on the board; where something stands at its edges, the whole of it with that. */
  fit(): void {
    if (!this.#board) return;
    const beside = this.#host.besideBoard();
    if (beside === null) return this.#setCamera(fitTo(this.#boxOf(this.#board), this.#view));
    const { width, height } = this.#board.size;
    // Bubbles of the first row stand above the board.
    this.#setCamera(fitTo({ left: 0, top: -1, right: width - 1, bottom: height - 1 }, this.#view, beside));
  }

  /** Brings a cell into the picture. */
  reveal(cell: Point): void {
    this.#setCamera(reveal(this.#camera, cell, this.#view));
  }

  /** The cell in the middle of the picture. */
  middleCell(): Point {
    const { width, height } = this.#board?.size ?? { width: 1, height: 1 };
    const { x, y } = toCell(this.#camera, { x: this.#view.width / 2, y: this.#view.height / 2 });
    return { x: Math.min(width - 1, Math.max(0, x)), y: Math.min(height - 1, Math.max(0, y)) };
  }

  /** A pointer carries a tile along; the point is one of the picture. */
  carry({ id, s }: Carried, at: Point): void {
    const cell = toCell(this.#camera, this.#underTile(at));
    const own = id === null ? undefined : this.#board?.tiles.find((tile) => tile.id === id);
    const stays = own?.x === cell.x && own.y === cell.y;
    const fits = this.#board !== null && (stays || isFree(this.#board, cell.x, cell.y));
    this.#held = { id, s, cell, fits };
    const { ghost, canvas } = this.#parts;
    if (ghost.hidden) {
      ghost.textContent = s;
      ghost.hidden = false;
    }
    const { left, top } = canvas.getBoundingClientRect();
    ghost.style.translate = `${left + at.x}px ${top + at.y}px`;
    this.redraw();
  }

  /** Drops what is carried at a point of the picture; null puts it back. */
  drop(at: Point | null): void {
    const held = this.#held;
    this.#held = null;
    this.#parts.ghost.hidden = true;
    this.redraw();
    if (!held || at === null) return;
    this.#host.onDrop(held, this.#isOverStrip(at) ? 'strip' : toCell(this.#camera, this.#underTile(at)));
  }

  /** A point of the window as one of the picture. */
  toPicture({ x, y }: Point): Point {
    const { left, top } = this.#parts.canvas.getBoundingClientRect();
    return { x: x - left, y: y - top };
  }

  redraw(): void {
    if (this.#frame !== 0 || this.#stop.signal.aborted) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#draw(now);
    });
  }

  /** The ghost hangs above the pointer, so that a finger does not hide it; what counts is what lies under the ghost. */
  #underTile({ x, y }: Point): Point {
    return { x, y: y - this.#parts.ghost.offsetHeight / 4 };
  }

  #isOverStrip(at: Point): boolean {
    const { left, top } = this.#parts.canvas.getBoundingClientRect();
    const strip = this.#parts.strip.getBoundingClientRect();
    return (
      top + at.y >= strip.top && top + at.y <= strip.bottom && left + at.x >= strip.left && left + at.x <= strip.right
    );
  }

  #pressedAt(at: Point): Pressed {
    const index = this.#bubbles.findIndex((bubble) => isOnBubble(this.#camera, bubble, at));
    if (index >= 0) return { on: 'bubble', index };
    const cell = toCell(this.#camera, at);
    const tile = this.#host.mayEdit() ? this.#board?.at(cell.x, cell.y) : undefined;
    return tile ? { on: 'tile', id: tile.id, s: tile.s } : { on: 'ground' };
  }

  #tap(pressed: Pressed, at: Point): void {
    const bubble = pressed.on === 'bubble' ? this.#bubbles[pressed.index] : undefined;
    if (bubble) this.#host.onTapBubble(bubble);
    else this.#host.onTapCell(toCell(this.#camera, at));
  }

  #boxOf({ tiles, size }: BoardState): CellBox {
    if (tiles.length === 0) {
      const [x, y] = [Math.floor(size.width / 2), Math.floor(size.height / 2)];
      const half = Math.floor(FIRST_CELLS / 2);
      return { left: x - half, right: x + half, top: y - 2, bottom: y + 2 };
    }
    const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
    return {
      left: Math.min(...xs) - MARGIN_CELLS,
      right: Math.max(...xs) + MARGIN_CELLS,
      top: Math.min(...ys) - MARGIN_CELLS,
      bottom: Math.max(...ys) + MARGIN_CELLS,
    };
  }

  #fitOnce(): void {
    if (this.#fitted || this.#board === null || this.#view.width === 0) return;
    this.#fitted = true;
    this.#setCamera(fitTo(this.#boxOf(this.#board), this.#view));
  }

  #setCamera(camera: Camera): void {
    const board = this.#board;
    this.#camera = board === null ? camera : keepInSight(camera, this.#view, board.size);
    const { x, y, zoom } = this.#camera;
    this.#parts.canvas.dataset.camera = `${x} ${y} ${zoom}`;
    this.redraw();
  }

  #scale(): number {
    return Math.min(MOST_SCALE, devicePixelRatio || 1);
  }

  #draw(now: number): void {
    const passed = Math.min(GLIDE_FRAME_MOST_MS, now - this.#lastFrame);
    this.#lastFrame = now;
    const glides = this.#gestures.glide(passed);
    this.#springs = this.#springs.filter(({ since }) => now - since < SPRING_MS);
    this.#formed = this.#formed.filter(({ since }) => now - since < FORMED_MS);
    this.#coins = this.#coins.filter(({ since }) => now - since < COIN_DROP_MS);
    if (this.#board === null || this.#view.width === 0) return;
    this.#host.onCamera(this.#camera, this.#board);
    const isRough = this.#painter.draw(
      {
        board: this.#board,
        camera: this.#camera,
        view: this.#view,
        bubbles: this.#bubbles,
        fullness: this.#fullness,
        held: this.#held,
        cursor: this.#cursor,
        chosen: this.#chosen,
        springs: this.#springs,
        formed: this.#formed,
        coins: this.#coins,
      },
      now,
      this.#scale(),
    );
    if (isRough || glides || this.#springs.length + this.#formed.length + this.#coins.length > 0) this.redraw();
  }
}
