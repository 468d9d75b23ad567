import { type RefObject, useEffect } from 'react';

/** Where a press took its own button away, whoever uses the keyboard goes on here. */
export function useLostFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, [place]);
}
