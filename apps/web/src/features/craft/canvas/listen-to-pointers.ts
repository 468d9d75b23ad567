import type { Point } from './camera.ts';
import type { Gestures } from './gestures.ts';

interface Listening {
  /** A point of the window as one of the picture. */
  readonly at: (point: Point) => Point;
  readonly onChange: () => void;
  readonly signal: AbortSignal;
}

/** Hands what pointers and the wheel do on a canvas to its gestures. */
export function listenToPointers(
  canvas: HTMLCanvasElement,
  gestures: Gestures,
  { at, onChange, signal }: Listening,
): void {
  // Where the picture stands is asked for once a press: to ask at every move makes the browser lay the page out each time.
  let corner: Point = { x: 0, y: 0 };
  const measure = (): void => {
    corner = at({ x: 0, y: 0 });
  };
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX + corner.x, y: clientY + corner.y });
  const on = (name: keyof GlobalEventHandlersEventMap, hear: (event: PointerEvent) => void): void =>
    canvas.addEventListener(name, (event) => hear(event as PointerEvent), { signal });
  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    measure();
    gestures.down(event.pointerId, pointOf(event), event.timeStamp);
    onChange();
  });
  on('pointermove', (event) => gestures.move(event.pointerId, pointOf(event), event.timeStamp));
  on('pointerup', (event) => {
    gestures.up(event.pointerId, pointOf(event), event.timeStamp);
    onChange();
  });
  on('pointercancel', (event) => gestures.cancel(event.pointerId));
  on('lostpointercapture', (event) => gestures.cancel(event.pointerId));
  const turn = (event: WheelEvent): void => {
    event.preventDefault();
    measure();
    gestures.turnWheel(pointOf(event), event.deltaY, event.deltaMode);
  };
  canvas.addEventListener('wheel', turn, { passive: false, signal });
}
