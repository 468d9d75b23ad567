import { type RefObject, useEffect, useRef } from 'react';

/** The press that opened something must not close it again. */
export const ARM_AFTER_MS = 100;

/** Calls back for a press outside of the element, once armed. */
export function useClickOutside(element: RefObject<HTMLElement | null>, active: boolean, onOutside: () => void): void {
  const callback = useRef(onOutside);
  callback.current = onOutside;
  useEffect(() => {
    if (!active) return undefined;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) callback.current();
    };
    const timer = setTimeout(() => document.addEventListener('pointerdown', onPress, true), ARM_AFTER_MS);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, [active, element]);
}
