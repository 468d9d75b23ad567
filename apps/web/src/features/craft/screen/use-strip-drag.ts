import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from 'react';
import type { BoardView } from '../canvas/board-view.ts';
import { type Point, TAP_PX } from '../canvas/camera.ts';
import type { GestureMode } from '../canvas/gestures.ts';

interface Pull {
  readonly pointer: number;
  readonly syllable: string;
  readonly start: Point;
  readonly scrolled: number;
  mode: Extract<GestureMode, 'none' | 'dragging' | 'inventory-panning'>;
}

const pointOf = ({ clientX: x, clientY: y }: ReactPointerEvent): Point => ({ x, y });

/**
 * Pulls on the strip: up carries a tile to the board, along the strip scrolls it. Touch scrolls by itself (`touch-action`);
 * the browser then takes the pointer away. A pull that becomes one of these is no press.
 */
export function useStripDrag(strip: RefObject<HTMLDivElement | null>, view: RefObject<BoardView | null>) {
  const pull = useRef<Pull | null>(null);
  const pulled = useRef(false);
  const turnTo = (mode: Pull['mode']): void => {
    if (pull.current) pull.current.mode = mode;
    view.current?.noteMode(mode);
  };
  const end = (event: ReactPointerEvent, drops: boolean): void => {
    const current = pull.current;
    if (current?.pointer !== event.pointerId) return;
    pull.current = null;
    const board = view.current;
    if (current.mode === 'dragging') board?.drop(drops ? board.toPicture(pointOf(event)) : null);
    board?.noteMode('none');
  };
  return (syllable: string) => ({
    onPointerDown: (event: ReactPointerEvent) => {
      if (event.button !== 0 || pull.current) return;
      pulled.current = false;
      const scrolled = strip.current?.scrollLeft ?? 0;
      pull.current = { pointer: event.pointerId, syllable, start: pointOf(event), scrolled, mode: 'none' };
    },
    onPointerMove: (event: ReactPointerEvent) => {
      const current = pull.current;
      if (current?.pointer !== event.pointerId) return;
      const [dx, dy] = [event.clientX - current.start.x, event.clientY - current.start.y];
      if (current.mode === 'none') {
        if (Math.hypot(dx, dy) < TAP_PX) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pulled.current = true;
        turnTo(Math.abs(dx) > Math.abs(dy) ? 'inventory-panning' : 'dragging');
      }
      const isAbove = event.clientY < (strip.current?.getBoundingClientRect().top ?? 0);
      if (current.mode === 'inventory-panning' && isAbove) turnTo('dragging');
      if (current.mode === 'dragging') {
        view.current?.carry({ id: null, s: syllable }, view.current.toPicture(pointOf(event)));
      } else strip.current?.scrollTo({ left: current.scrolled - dx });
    },
    onPointerUp: (event: ReactPointerEvent) => end(event, true),
    onPointerCancel: (event: ReactPointerEvent) => end(event, false),
    onClickCapture: (event: { stopPropagation(): void }) => {
      if (pulled.current) event.stopPropagation();
      pulled.current = false;
    },
  });
}
