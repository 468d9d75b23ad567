import { CELL } from '../canvas/camera.ts';

const canvas = (): HTMLCanvasElement => {
  const found = document.querySelector<HTMLCanvasElement>('canvas[role=application]');
  if (!found) throw new Error('No board is shown');
  return found;
};

/** Pointers of tests are none that a browser could capture. */
export function letPointersGo(): void {
  HTMLElement.prototype.setPointerCapture = () => undefined;
}

type Kind = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';
export function point(kind: Kind, at: { x: number; y: number }, on: Element = canvas(), pointerId = 1): void {
  on.dispatchEvent(
    new PointerEvent(kind, { pointerId, clientX: at.x, clientY: at.y, bubbles: true, cancelable: true, button: 0 }),
  );
}

/** Where a cell's middle is in the window; the board of tests is shown as a whole after a press on "Show everything". */
export function middleOf(cell: { x: number; y: number }): { x: number; y: number } {
  const { left, top } = canvas().getBoundingClientRect();
  const [x = 0, y = 0, zoom = 1] = (canvas().dataset.camera ?? '').split(' ').map(Number);
  return { x: left + x + (cell.x + 0.5) * CELL * zoom, y: top + y + (cell.y + 0.5) * CELL * zoom };
}

/** Presses at a place and lifts at once. */
export function tapAt(at: { x: number; y: number }): void {
  point('pointerdown', at);
  point('pointerup', at);
}

/** Pulls from one place to another; what is carried hangs a little above the finger. */
export function pull(from: { x: number; y: number }, to: { x: number; y: number }, on: Element = canvas()): void {
  const under = { x: to.x, y: to.y + 12 };
  point('pointerdown', from, on);
  point('pointermove', { x: from.x + 2, y: from.y - 30 }, on);
  point('pointermove', under, on);
  point('pointerup', under, on);
}

export const boardCanvas = canvas;
