/** Place and size of a window in CSS pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
/** Smallest window. */
export const MIN_SIZE = { w: 200, h: 150 } as const;
/** So much of a window stays on the screen sideways, and its title bar downwards. */
const KEEP_X = 80;
const KEEP_Y = 44;
/** The edge below a window. */
const FOOT = 8;

export const EDGES = ['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw'] as const;
export type Edge = (typeof EDGES)[number];

/** Keeps a window large enough, no larger than the view, and reachable. */
export function clampRect(rect: Rect, viewWidth: number, viewHeight: number): Rect {
  const w = Math.min(Math.max(MIN_SIZE.w, rect.w), Math.max(MIN_SIZE.w, viewWidth));
  const h = Math.min(Math.max(MIN_SIZE.h, rect.h), Math.max(MIN_SIZE.h, viewHeight - FOOT));
  return {
    w,
    h,
    x: Math.min(Math.max(KEEP_X - w, rect.x), viewWidth - KEEP_X),
    y: Math.min(Math.max(0, rect.y), viewHeight - KEEP_Y),
  };
}

/** Moves a window, and makes it smaller where need be, until the whole of it is on the screen. */
export function moveIntoView(rect: Rect, viewWidth: number, viewHeight: number): Rect {
  const { x, y, w, h } = clampRect(rect, viewWidth, viewHeight);
  return { w, h, x: Math.max(0, Math.min(x, viewWidth - w)), y: Math.max(0, Math.min(y, viewHeight - FOOT - h)) };
}

/** The rect after the pointer moved by (dx, dy) with an edge in its hand, or the whole window without one. */
export function dragRect(start: Rect, dx: number, dy: number, edge: Edge | null): Rect {
  if (!edge) return { ...start, x: start.x + dx, y: start.y + dy };
  let { x, y, w, h } = start;
  if (edge.includes('e')) w = Math.max(MIN_SIZE.w, start.w + dx);
  if (edge.includes('s')) h = Math.max(MIN_SIZE.h, start.h + dy);
  if (edge.includes('w')) {
    w = Math.max(MIN_SIZE.w, start.w - dx);
    x = start.x + start.w - w;
  }
  if (edge.includes('n')) {
    h = Math.max(MIN_SIZE.h, start.h - dy);
    y = start.y + start.h - h;
  }
  return { x, y, w, h };
}

/** How wide the stage is: what stands beside it (`data-beside-stage`) stays readable when a window opens. */
const stageWidth = (): number =>
  document.querySelector('[data-beside-stage]')?.getBoundingClientRect().left ?? innerWidth;

/** Beside and above a window that opens: its rim and its shadow. */
const BESIDE = 8;

/**
 * A window of this size in the middle of the stage, moved by some pixels so that windows do not hide each other; on a
 * screen that is narrower than it, as wide as that.
 */
export function centerRect(width: number, h: number, shift = 0): Rect {
  const w = Math.min(width, innerWidth - 2 * BESIDE);
  const x = Math.round((stageWidth() - w) / 2) + shift;
  return {
    x: Math.max(BESIDE, Math.min(x, innerWidth - BESIDE - w)),
    y: Math.max(BESIDE, Math.round((innerHeight - h) / 2.4) + shift),
    w,
    h,
  };
}
