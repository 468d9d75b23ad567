import { type RefObject, useEffect } from 'react';

/** Where a press took its own button away, whoever uses the keyboard goes on here, as soon as it is there. */
export function useReturnedFocus(place: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    if (isThere && document.activeElement === document.body) place.current?.focus();
  }, [place, isThere]);
}
