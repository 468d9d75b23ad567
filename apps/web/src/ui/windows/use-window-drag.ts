import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { keepRect, useWindows } from './manager.ts';
import { clampRect, dragRect, type Edge, moveIntoView, type Rect } from './window-rect.ts';

const STEP = 16;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface DragOptions {
  id: string;
  element: RefObject<HTMLElement | null>;
  initial: () => Rect;
  sheet: boolean;
  resizable: boolean;
}

/** Where a window is, kept on the screen; `place` writes its style only. */
function usePlace({ id, element, initial, sheet, resizable }: DragOptions) {
  const rect = useRef<Rect>({ x: 0, y: 0, w: 0, h: 0 });
  const first = useRef(initial);
  first.current = initial;

  const place = useCallback(
    (next: Rect) => {
      rect.current = clampRect(next, innerWidth, innerHeight);
      const style = element.current?.style;
      if (!style) return;
      const { x, y, w, h } = rect.current;
      style.translate = `${x}px ${y}px`;
      style.width = `${w}px`;
      style.height = `${h}px`;
    },
    [element],
  );

  useLayoutEffect(() => {
    if (sheet) {
      const style = element.current?.style;
      for (const property of ['translate', 'width', 'height']) style?.removeProperty(property);
      return undefined;
    }
    const opened = first.current();
    const fixedSize = resizable ? null : { w: opened.w, h: opened.h };
    const putBack = (whole: boolean) => {
      const kept = useWindows.getState().rects[id];
      const at = kept ? { ...kept, ...fixedSize } : opened;
      place(whole ? moveIntoView(at, innerWidth, innerHeight) : at);
    };
    // Where nobody put it, it is whole on every screen; who put it half out of one didn't do so on another.
    putBack(useWindows.getState().rects[id] === undefined);
    const putIntoView = () => putBack(true);
    addEventListener('resize', putIntoView);
    return () => removeEventListener('resize', putIntoView);
  }, [id, sheet, resizable, element, place]);
  return { rect, place };
}

/** Moves and sizes a window. Pointer moves write the style only; the store hears of the rect once, at the end. */
export function useWindowDrag(options: DragOptions) {
  const { id, element, sheet, resizable } = options;
  const { rect, place } = usePlace(options);

  const startDrag = (event: ReactPointerEvent, edge: Edge | null = null) => {
    if (event.button !== 0 || sheet) return;
    event.preventDefault();
    const handle = event.currentTarget as HTMLElement;
    handle.setPointerCapture(event.pointerId);
    const start = rect.current;
    element.current?.setAttribute('data-moving', '');
    const onMove = (move: PointerEvent) =>
      place(dragRect(start, move.clientX - event.clientX, move.clientY - event.clientY, edge));
    const onEnd = () => {
      for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
        handle.removeEventListener(name, onEnd);
      handle.removeEventListener('pointermove', onMove);
      element.current?.removeAttribute('data-moving');
      keepRect(id, rect.current);
    };
    handle.addEventListener('pointermove', onMove);
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      handle.addEventListener(name, onEnd);
  };

  /** Arrow keys on the title bar move the window, with Shift they size it. */
  const onBarKey = (event: KeyboardEvent) => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if ((dx === 0 && dy === 0) || sheet) return;
    event.preventDefault();
    place(dragRect(rect.current, dx, dy, event.shiftKey && resizable ? 'se' : null));
    keepRect(id, rect.current);
  };
  return { startDrag, onBarKey };
}
