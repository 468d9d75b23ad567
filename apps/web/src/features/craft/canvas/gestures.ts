import { FRAME_MS, GLIDE_DECAY, type Point, STANDS_BELOW, TAP_PX, ZOOM } from './camera.ts';

/** What the pointers are doing with the board and the strip of tiles. */
export type GestureMode = 'none' | 'panning' | 'dragging' | 'inventory-panning' | 'pinch' | 'coin_tap';

/** What a pointer may be pressed on. */
export type Pressed =
  | { readonly on: 'bubble'; readonly index: number }
  | { readonly on: 'tile'; readonly id: string; readonly s: string }
  | { readonly on: 'ground' };

/** What gestures do to a board. Points are those of the picture. */
export interface GestureTarget {
  pressedAt(point: Point): Pressed;
  pan(by: Point): void;
  zoom(at: Point, factor: number): void;
  /** The pointer carries a tile along. */
  carry(tile: { readonly id: string | null; readonly s: string }, at: Point): void;
  /** The tile is dropped, or goes back where it was. */
  drop(at: Point | null): void;
  tap(pressed: Pressed, at: Point): void;
  changeMode(mode: GestureMode): void;
  /** How long gliding is still wanted; false with reduced motion. */
  mayGlide(): boolean;
}

interface Pointer {
  readonly start: Point;
  readonly last: Point;
  readonly atMs: number;
}

/** A glide ends where the pointer rested so long before it was lifted. */
const REST_MS = 60;
/** How much the newest step counts in the speed of a glide. */
const NEWEST = 0.7;
const WHEEL_LINE = 100;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Fingers and mouse on the board: pans, pinches, drags tiles, taps cells and coin bubbles, glides on. */
export class Gestures {
  readonly #target: GestureTarget;
  readonly #pointers = new Map<number, Pointer>();
  #mode: GestureMode = 'none';
  #pressed: Pressed = { on: 'ground' };
  /** Px a millisecond. */
  #speed: Point = { x: 0, y: 0 };

  constructor(target: GestureTarget) {
    this.#target = target;
  }

  get mode(): GestureMode {
    return this.#mode;
  }

  /** Whether a glide goes on; moves the board by what passed. */
  glide(passedMs: number): boolean {
    const { x, y } = this.#speed;
    if (this.#pointers.size > 0 || Math.hypot(x, y) < STANDS_BELOW) return false;
    this.#target.pan({ x: x * passedMs, y: y * passedMs });
    const left = GLIDE_DECAY ** (passedMs / FRAME_MS);
    this.#speed = { x: x * left, y: y * left };
    return true;
  }

  down(id: number, at: Point, timeMs: number): void {
    this.#speed = { x: 0, y: 0 };
    this.#pointers.set(id, { start: at, last: at, atMs: timeMs });
    if (this.#pointers.size === 1) {
      this.#pressed = this.#target.pressedAt(at);
      if (this.#pressed.on === 'bubble') this.#change('coin_tap');
    } else if (this.#pointers.size === 2) {
      if (this.#mode === 'dragging') this.#target.drop(null);
      this.#change('pinch');
    }
  }

  move(id: number, at: Point, timeMs: number): void {
    const pointer = this.#pointers.get(id);
    if (!pointer) return;
    this.#pointers.set(id, { ...pointer, last: at, atMs: timeMs });
    if (this.#mode === 'pinch') return this.#pinch(id, pointer.last, at);
    const isTap = this.#mode === 'none' || this.#mode === 'coin_tap';
    if (isTap && distance(pointer.start, at) < TAP_PX) return;
    if (isTap) this.#change(this.#pressed.on === 'tile' ? 'dragging' : 'panning');
    if (this.#mode === 'dragging' && this.#pressed.on === 'tile') return this.#target.carry(this.#pressed, at);
    const by = minus(at, pointer.last);
    const passed = Math.max(1, timeMs - pointer.atMs);
    this.#speed = {
      x: NEWEST * (by.x / passed) + (1 - NEWEST) * this.#speed.x,
      y: NEWEST * (by.y / passed) + (1 - NEWEST) * this.#speed.y,
    };
    this.#target.pan(by);
  }

  up(id: number, at: Point, timeMs: number): void {
    const pointer = this.#pointers.get(id);
    if (!pointer) return;
    this.#pointers.delete(id);
    if (timeMs - pointer.atMs > REST_MS || !this.#target.mayGlide()) this.#speed = { x: 0, y: 0 };
    if (this.#mode === 'dragging') this.#target.drop(at);
    else if (this.#mode === 'none' || this.#mode === 'coin_tap') this.#target.tap(this.#pressed, at);
    this.#afterLift();
  }

  /** A turn of the wheel: one notch is one step of the zoom. */
  turnWheel(at: Point, deltaY: number, deltaMode: number): void {
    this.#target.zoom(at, wheelFactor(deltaY, deltaMode));
  }

  /** The browser took the pointer away, or it was lost: nothing is dropped. */
  cancel(id: number): void {
    if (!this.#pointers.delete(id)) return;
    this.#speed = { x: 0, y: 0 };
    if (this.#mode === 'dragging') this.#target.drop(null);
    this.#afterLift();
  }

  #afterLift(): void {
    if (this.#pointers.size === 0) return this.#change('none');
    // One finger of a pinch is left: it pans on.
    this.#speed = { x: 0, y: 0 };
    this.#pressed = { on: 'ground' };
    this.#change('panning');
  }

  #pinch(id: number, from: Point, to: Point): void {
    const other = [...this.#pointers.entries()].find(([one]) => one !== id)?.[1].last;
    if (!other) return;
    const before = distance(from, other);
    if (before > 1) this.#target.zoom(between(to, other), distance(to, other) / before);
    this.#target.pan(minus(between(to, other), between(from, other)));
  }

  #change(mode: GestureMode): void {
    if (this.#mode === mode) return;
    this.#mode = mode;
    this.#target.changeMode(mode);
  }
}

/** By how much a turn of the wheel zooms. */
const wheelFactor = (deltaY: number, deltaMode: number): number => {
  const notches = deltaMode === 0 ? deltaY / WHEEL_LINE : Math.sign(deltaY);
  return ZOOM.wheelStep ** -notches;
};
