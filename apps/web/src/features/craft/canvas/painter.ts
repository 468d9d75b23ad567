import { COIN_DROP_MS, FORMED_MS, SPRING_MS } from '../craft-timings.ts';
import type { BoardState } from '../store/board-state.ts';
import { drawBands } from './bands.ts';
import { BubblePictures, drawCoin } from './bubbles.ts';
import { type Camera, cellPx, cornerOf, type Point } from './camera.ts';
import { cellKey, Chunks } from './chunks.ts';
import type { Palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { lookOf, Sprites, spriteSize } from './sprites.ts';

/** Cells smaller than this are drawn as one ground: their gaps would be none. */
const LEAST_GAPPED = 10;
const CELL_GAP = 0.05;
const CELL_ROUND = 0.2;
const FALL = 9;
const MS = 1000;

/** Draws boards; keeps what is drawn once. */
export class Painter {
  readonly #brush: CanvasRenderingContext2D;
  readonly #sprites: Sprites;
  readonly #chunks: Chunks;
  readonly #bubbles: BubblePictures;
  #palette: Palette;
  #ground: { readonly px: number; readonly pattern: CanvasPattern } | null = null;

  constructor(brush: CanvasRenderingContext2D, palette: Palette) {
    this.#brush = brush;
    this.#palette = palette;
    this.#sprites = new Sprites(palette);
    this.#chunks = new Chunks(this.#sprites, palette);
    this.#bubbles = new BubblePictures(palette);
  }

  /** Another theme, or a font that has come. */
  reset(palette: Palette): void {
    this.#palette = palette;
    this.#ground = null;
    this.#sprites.reset(palette);
    this.#chunks.reset(palette);
    this.#bubbles.reset(palette);
  }

  /** Draws a picture. True: the next one will be finer. */
  draw(scene: Scene, now: number, scale: number): boolean {
    const { view, camera, board } = scene;
    this.#brush.setTransform(scale, 0, 0, scale, 0, 0);
    this.#brush.fillStyle = this.#palette.beyond;
    this.#brush.fillRect(0, 0, view.width, view.height);
    this.#drawGround(camera, board, scale);
    this.#drawTiles(scene, now, scale);
    this.#drawMarks(scene);
    for (const bubble of scene.bubbles) this.#bubbles.draw(this.#brush, camera, bubble, scale);
    for (const coin of scene.coins) {
      const passed = (now - coin.since) / MS;
      const at = cornerOf(camera, {
        x: coin.x + coin.speedX * passed,
        y: coin.y + coin.speedY * passed + (FALL * passed * passed) / 2,
      });
      drawCoin(this.#brush, at, cellPx(camera) / 4, 1 - (now - coin.since) / COIN_DROP_MS, this.#palette);
    }
    return this.#chunks.isBehind;
  }

  /** The cells, as one pattern: a board of 1,600 costs no more than one of four. */
  #drawGround(camera: Camera, { size }: BoardState, scale: number): void {
    const px = cellPx(camera);
    const brush = this.#brush;
    const [width, height] = [size.width * px, size.height * px];
    brush.fillStyle = this.#palette.ground;
    brush.beginPath();
    brush.roundRect(camera.x - px * 0.12, camera.y - px * 0.12, width + px * 0.24, height + px * 0.24, px * 0.3);
    brush.fill();
    if (px < LEAST_GAPPED) {
      brush.fillStyle = this.#palette.cell;
      brush.fillRect(camera.x, camera.y, width, height);
      return;
    }
    // In the sizes of tiles, so that zooming draws no cell anew in each frame.
    const pattern = this.#patternOf(spriteSize(px * scale));
    if (pattern === null) return;
    pattern.pattern.setTransform(new DOMMatrix([px / pattern.px, 0, 0, px / pattern.px, camera.x, camera.y]));
    brush.fillStyle = pattern.pattern;
    brush.fillRect(camera.x, camera.y, width, height);
  }

  #patternOf(px: number) {
    if (this.#ground?.px === px) return this.#ground;
    const cell = document.createElement('canvas');
    cell.width = px;
    cell.height = px;
    const brush = cell.getContext('2d');
    if (!brush) return null;
    brush.fillStyle = this.#palette.cell;
    brush.beginPath();
    brush.roundRect(CELL_GAP * px, CELL_GAP * px, (1 - 2 * CELL_GAP) * px, (1 - 2 * CELL_GAP) * px, CELL_ROUND * px);
    brush.fill();
    const pattern = this.#brush.createPattern(cell, 'repeat');
    this.#ground = pattern === null ? null : { px, pattern };
    return this.#ground;
  }

  /** Tiles that move or differ are drawn one by one, all others in pieces, as long as many of them are in sight. */
  #drawTiles(scene: Scene, now: number, scale: number): void {
    const { board, camera, view, held, chosen, springs, formed, fullness } = scene;
    const brush = this.#brush;
    const px = cellPx(camera);
    const sprung = new Map(springs.map((one) => [cellKey(one), (now - one.since) / SPRING_MS]));
    const lit = new Map(formed.map((one) => [cellKey(one), (now - one.since) / FORMED_MS]));
    const apart = board.tiles.filter(({ id }) => id === chosen || id === held?.id);
    const loose = new Set([...sprung.keys(), ...lit.keys(), ...apart.map(cellKey)]);
    const inPieces = this.#chunks.draw(brush, scene, loose, scale);
    if (!inPieces) drawBands(brush, board.words, { camera, fullness, color: this.#palette.glow });
    if (inPieces && loose.size === 0) return;
    for (const tile of board.tiles) {
      const [x, y] = [camera.x + tile.x * px, camera.y + tile.y * px];
      if (x < -px || y < -px || x > view.width || y > view.height) continue;
      const key = cellKey(tile);
      if (inPieces && !loose.has(key)) continue;
      const grown = springOf(sprung.get(key)) + pulseOf(lit.get(key));
      const size = px * (1 + grown) * (tile.id === chosen ? 1.1 : 1);
      const picture = this.#sprites.of(tile.s, tile.id === held?.id ? 'ghost' : lookOf(tile), px * scale);
      brush.drawImage(picture, x + (px - size) / 2, y + (px - size) / 2, size, size);
    }
  }

  /** Where the held tile would fall, the chosen tile, and the cell of the keyboard. */
  #drawMarks({ board, camera, held, cursor, chosen }: Scene): void {
    const px = cellPx(camera);
    const ring = ({ x, y }: Point, color: string, dashed = false): void => {
      const at = cornerOf(camera, { x, y });
      const width = Math.max(2, px * 0.08);
      this.#brush.setLineDash(dashed ? [px * 0.16, px * 0.1] : []);
      for (const [stroke, wide] of [
        [this.#palette.ink, width * 2],
        [color, width],
      ] as const) {
        this.#brush.strokeStyle = stroke;
        this.#brush.lineWidth = wide;
        this.#brush.beginPath();
        this.#brush.roundRect(at.x + width, at.y + width, px - 2 * width, px - 2 * width, px * 0.2);
        this.#brush.stroke();
      }
      this.#brush.setLineDash([]);
    };
    if (held) ring(held.cell, held.fits ? this.#palette.gold : this.#palette.bad, !held.fits);
    const tile = chosen === null ? undefined : board.tiles.find(({ id }) => id === chosen);
    if (tile) ring(tile, this.#palette.gold);
    if (cursor) ring(cursor, this.#palette.focus);
  }
}

/** How much larger a tile is that was just laid; `part` of the spring's time has passed. */
const springOf = (part: number | undefined): number =>
  part === undefined || part >= 1 ? 0 : 0.3 * Math.sin(part * 9) * (1 - part);
const pulseOf = (part: number | undefined): number =>
  part === undefined || part < 0 || part >= 1 ? 0 : 0.22 * Math.sin(part * Math.PI) ** 2;
