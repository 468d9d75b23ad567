import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A finger that stays so long asks what it touches. */
const LONG_PRESS_MS = 450;

/**
 * Handlers for an element that answers a finger held on it, by `onHold`. The click that ends such a press does nothing else.
 * Mice and keys pass.
 */
export function useLongPress(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      held.current = false;
      cancel();
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        held.current = true;
        onHold();
      }, LONG_PRESS_MS);
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: MouseEvent) => {
      if (held.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
