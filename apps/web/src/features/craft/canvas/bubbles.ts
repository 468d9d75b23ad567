import { craftCoins, craftStore } from '@syllaboom/engine';
import { formatWordCount } from '../../../platform/i18n/format.ts';
import type { BoardState } from '../store/board-state.ts';
import { type Camera, cellPx, cornerOf, type Point } from './camera.ts';
import type { Palette } from './palette.ts';
import type { Bubble } from './scene.ts';

/** A bubble's height in px; with its tail it is as high as a cell, so that it leaves the row above in sight. */
const BUBBLE_PX = 34;
/** Below this a number cannot be read: the bubble shows its coin alone. */
const SMALLEST_READ = 0.6;
const SMALLEST = 0.28;
/** Cells as large as this have bubbles of full size. */
const FULL_CELL_PX = 44;
const COIN_PX = 20;
const PADDING = 9;
const GAP = 5;
const TAIL = 7;
/** Of ink, around a bubble. */
const RIM = 3;
const HEIGHT = TAIL + BUBBLE_PX + 2 * RIM;
/** A picture serves for sizes that are so little apart: while a board is zoomed, few are drawn anew. */
const SCALE_STEPS = 8;
const MOST_KEPT = 400;
const FONT = '900 15px "Rubik Variable", Rubik, sans-serif';
/** Room that a thumb has around it. */
const REACH = 7;

const scaleOf = (camera: Camera): number => Math.min(1, Math.max(SMALLEST, cellPx(camera) / FULL_CELL_PX));

/** One bubble over each island that has earned something by now. */
export const bubblesOf = ({ islands }: BoardState, now: number): Bubble[] =>
  islands
    .map(({ words, x, y }) => ({
      x,
      y,
      coins: words.reduce((sum, word) => sum + craftCoins(word, now), 0),
      full: words.every((word) => !word.earns || craftCoins(word, now) >= craftStore(word.word)),
    }))
    .filter(({ coins }) => coins > 0);

/** The tip of a bubble's tail in the picture: the middle of its cell's upper edge. */
export const bubbleAt = (camera: Camera, { x, y }: Point): Point => {
  const { x: left, y: top } = cornerOf(camera, { x, y });
  return { x: left + cellPx(camera) / 2, y: top + cellPx(camera) * 0.08 };
};

const isRead = (scale: number): boolean => scale >= SMALLEST_READ;

const widthOf = (coins: number, scale: number): number =>
  isRead(scale) ? PADDING * 2 + COIN_PX + GAP + formatWordCount(coins).length * 10 : BUBBLE_PX;

/** Whether a point of the picture lies on a bubble. */
export function isOnBubble(camera: Camera, bubble: Bubble, { x, y }: Point): boolean {
  const tip = bubbleAt(camera, bubble);
  const scale = scaleOf(camera);
  const half = (widthOf(bubble.coins, scale) / 2) * scale + REACH;
  return Math.abs(x - tip.x) <= half && y <= tip.y + REACH && y >= tip.y - (TAIL + BUBBLE_PX) * scale - REACH;
}

/** Bubbles, each drawn once for what it shows. */
export class BubblePictures {
  readonly #kept = new Map<string, HTMLCanvasElement>();
  #palette: Palette;

  constructor(palette: Palette) {
    this.#palette = palette;
  }

  /** Another theme, or a font that has come: all are drawn anew. */
  reset(palette: Palette): void {
    this.#palette = palette;
    this.#kept.clear();
  }

  /** Draws a bubble over its cell; `devicePx`: how many of the device's px are one. */
  draw(brush: CanvasRenderingContext2D, camera: Camera, bubble: Bubble, devicePx: number): void {
    const scale = scaleOf(camera);
    const width = widthOf(bubble.coins, scale) + 2 * RIM;
    const canvas = this.#pictureOf(bubble, scale, Math.ceil(scale * devicePx * SCALE_STEPS) / SCALE_STEPS);
    const tip = bubbleAt(camera, bubble);
    const [left, top] = [tip.x - (width / 2) * scale, tip.y - (HEIGHT - RIM) * scale];
    brush.drawImage(canvas, left, top, width * scale, HEIGHT * scale);
  }

  /** `scale`: how large it is shown; `drawn`: how large it is drawn, in the device's px. */
  #pictureOf(bubble: Bubble, scale: number, drawn: number): HTMLCanvasElement {
    const key = `${isRead(scale) ? bubble.coins : ''} ${bubble.full} ${drawn}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    const width = widthOf(bubble.coins, scale) + 2 * RIM;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * drawn);
    canvas.height = Math.ceil(HEIGHT * drawn);
    const brush = canvas.getContext('2d');
    if (brush) {
      brush.scale(canvas.width / width, canvas.height / HEIGHT);
      brush.translate(width / 2, HEIGHT - RIM);
      drawAtOrigin(brush, bubble, scale, this.#palette);
    }
    this.#kept.set(key, canvas);
    return canvas;
  }
}

function drawAtOrigin(brush: CanvasRenderingContext2D, { coins, full }: Bubble, scale: number, palette: Palette): void {
  const width = widthOf(coins, scale);
  const [left, top] = [-width / 2, -TAIL - BUBBLE_PX];
  for (const [grow, color] of [
    [RIM, palette.ink],
    [0, full ? palette.gold : palette.bubble],
  ] as const) {
    brush.fillStyle = color;
    brush.beginPath();
    brush.roundRect(left - grow, top - grow, width + 2 * grow, BUBBLE_PX + 2 * grow, BUBBLE_PX / 2 + grow);
    brush.moveTo(-TAIL - grow, top + BUBBLE_PX - 2 + grow);
    brush.lineTo(0, grow);
    brush.lineTo(TAIL + grow, top + BUBBLE_PX - 2 + grow);
    brush.fill();
  }
  if (!isRead(scale)) {
    drawCoin(brush, { x: 0, y: top + BUBBLE_PX / 2 }, COIN_PX * 0.6, 1, palette);
    return;
  }
  drawCoin(brush, { x: left + PADDING + COIN_PX / 2, y: top + BUBBLE_PX / 2 }, COIN_PX / 2, 1, palette);
  brush.font = FONT;
  brush.fillStyle = full ? '#3a1a10' : palette.text;
  brush.textAlign = 'left';
  brush.textBaseline = 'middle';
  brush.fillText(formatWordCount(coins), left + PADDING + COIN_PX + GAP, top + BUBBLE_PX / 2 + 1);
}

export function drawCoin(
  brush: CanvasRenderingContext2D,
  { x, y }: Point,
  radius: number,
  alpha: number,
  palette: Palette,
): void {
  if (alpha <= 0) return;
  brush.globalAlpha = Math.min(1, alpha * 2);
  for (const [grow, color] of [
    [2.5, palette.ink],
    [0, palette.gold],
    [-radius * 0.38, '#f0a818'],
  ] as const) {
    brush.fillStyle = color;
    brush.beginPath();
    brush.arc(x, y, Math.max(1, radius + grow), 0, 2 * Math.PI);
    brush.fill();
  }
  brush.globalAlpha = 1;
}
