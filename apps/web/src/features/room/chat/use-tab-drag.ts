import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ChatTab } from '../room-ui.ts';
import { detachTab } from './chat-tabs.ts';
import { isDetached, isTabDrag } from './tab-drag.ts';

/** A tab in the hand, and where it was taken. */
interface Dragged {
  readonly tab: ChatTab;
  readonly x: number;
  readonly y: number;
}
interface TabDrag {
  readonly dragged: Dragged | null;
  readonly startDrag: (tab: ChatTab, event: ReactPointerEvent<HTMLElement>) => void;
}

/**
 * Drags a tab out of the chat window. The ghost follows the pointer in place (`data-out` tells that letting go now detaches);
 * React hears of the start and the end only.
 */
export function useTabDrag(box: RefObject<HTMLElement | null>, ghost: RefObject<HTMLElement | null>): TabDrag {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const startDrag = (tab: ChatTab, event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const { clientX, clientY, pointerId, pointerType } = event;
    handle.setPointerCapture(pointerId);
    let moving = false;
    const isOut = (x: number, y: number) => isDetached(box.current?.getBoundingClientRect() ?? new DOMRect(), x, y);
    const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!moving && isTabDrag(pointerType, x - clientX, y - clientY)) {
        moving = true;
        setDragged({ tab, x, y });
      }
      if (!moving || !ghost.current) return;
      ghost.current.style.translate = `${x}px ${y}px`;
      ghost.current.toggleAttribute('data-out', isOut(x, y));
    };
    const end = () => {
      handle.removeEventListener('pointermove', onMove);
      handle.removeEventListener('pointerup', onUp);
      handle.removeEventListener('pointercancel', end);
      removeEventListener('keydown', onKey, true);
      setDragged(null);
    };
    const onUp = ({ clientX: x, clientY: y }: PointerEvent) => {
      end();
      if (moving && isOut(x, y)) detachTab(tab, { x, y });
    };
    const onKey = (key: KeyboardEvent) => {
      if (!moving || key.key !== 'Escape') return;
      key.stopPropagation();
      key.preventDefault();
      end();
    };
    stop.current = end;
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('pointerup', onUp);
    handle.addEventListener('pointercancel', end);
    addEventListener('keydown', onKey, true);
  };
  return { dragged, startDrag };
}
