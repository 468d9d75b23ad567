import type { BoardState } from '../store/board-state.ts';
import type { Camera, Point, Size } from './camera.ts';

/** A tile that follows the pointer, and the cell that it would fall on. */
export interface Held {
  readonly s: string;
  /** Of the board; null: from the inventory. */
  readonly id: string | null;
  readonly cell: Point;
  /** Whether it may lie there. */
  readonly fits: boolean;
}

/** A short motion on a cell, from a time on. */
export interface Spring {
  readonly x: number;
  readonly y: number;
  readonly since: number;
}

/** A coin that falls from where it was collected. */
export interface FallingCoin {
  readonly x: number;
  readonly y: number;
  /** Cells a second. */
  readonly speedX: number;
  readonly speedY: number;
  readonly since: number;
}

/** What a coin bubble shows. */
export interface Bubble {
  readonly x: number;
  readonly y: number;
  readonly coins: number;
  /** Nothing more fits into the island's words. */
  readonly full: boolean;
}

/** How full a word is, from 0 to 1. */
export type Fullness = ReadonlyMap<string, number>;

/** All that one picture of the board is drawn from. Times are those of animation frames. */
export interface Scene {
  readonly board: BoardState;
  readonly camera: Camera;
  readonly view: Size;
  readonly bubbles: readonly Bubble[];
  readonly fullness: Fullness;
  readonly held: Held | null;
  /** The cell of the keyboard, while the board has the focus by it. */
  readonly cursor: Point | null;
  /** The tile that the next press on a cell moves. */
  readonly chosen: string | null;
  readonly springs: readonly Spring[];
  readonly formed: readonly Spring[];
  readonly coins: readonly FallingCoin[];
}
