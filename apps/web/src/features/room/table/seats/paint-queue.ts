import { DRAFT_PAINT_MS } from '../../room-timings.ts';

const waiting = new Set<() => void>();
let paintedAt = -1e9;
let timer: ReturnType<typeof setTimeout> | undefined;

const flush = (): void => {
  timer = undefined;
  paintedAt = performance.now();
  const now = [...waiting];
  waiting.clear();
  for (const paint of now) paint();
};

/**
 * Writes to the page that can wait a moment: all that are due together are made together, at most 30 times a second, so that
 * a full table of typing players costs one layout.
 */
export function paintSoon(paint: () => void): void {
  waiting.add(paint);
  if (timer !== undefined) return;
  timer = setTimeout(flush, Math.max(0, paintedAt + DRAFT_PAINT_MS - performance.now()));
}

/** Takes a write back whose element is going. */
export const forgetPaint = (paint: () => void): void => {
  waiting.delete(paint);
};
