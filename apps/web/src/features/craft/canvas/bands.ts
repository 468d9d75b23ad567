import type { BoardState } from '../store/board-state.ts';
import { type Camera, cellPx, cornerOf, type Point } from './camera.ts';
import type { Fullness } from './scene.ts';

/** Words lie on a band as wide as this part of a cell. */
const BAND = 1.08;
const EMPTY_ALPHA = 0.35;

/** Words glow on bands, which fill up from their first tile to their last. */
export function drawBands(
  brush: CanvasRenderingContext2D,
  words: BoardState['words'],
  { camera, fullness, color }: { readonly camera: Camera; readonly fullness: Fullness; readonly color: string },
): void {
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.lineWidth = BAND * cellPx(camera);
  brush.strokeStyle = color;
  for (const layer of ['empty', 'full'] as const) {
    brush.globalAlpha = layer === 'empty' ? EMPTY_ALPHA : 1;
    for (const { id, path } of words) {
      const share = fullness.get(id) ?? 0;
      if (layer === 'full' && share <= 0) continue;
      brush.beginPath();
      tracePath(brush, path, camera, layer === 'empty' ? 1 : share);
      brush.stroke();
    }
  }
  brush.globalAlpha = 1;
}

/** The way along a word's tiles, up to a part of its length. */
function tracePath(brush: CanvasRenderingContext2D, path: readonly Point[], camera: Camera, part: number): void {
  const px = cellPx(camera);
  const middle = ({ x, y }: Point): Point => cornerOf(camera, { x: x + 0.5, y: y + 0.5 });
  const [first] = path;
  if (!first) return;
  let left = (path.length - 1) * part;
  let from = middle(first);
  brush.moveTo(from.x, from.y);
  // A band of no length is a dot.
  brush.lineTo(from.x + px * 0.001, from.y);
  for (const next of path.slice(1)) {
    if (left <= 0) return;
    const to = middle(next);
    const step = Math.min(1, left);
    brush.lineTo(from.x + (to.x - from.x) * step, from.y + (to.y - from.y) * step);
    from = to;
    left -= 1;
  }
}
