import { type RefObject, useEffect, useRef } from 'react';

/** A box that can be reached by keyboard while it has more than it shows, so that the arrow keys scroll it. */
export function useScrollStop<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  // After every commit: what it holds has changed.
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const update = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  });
  return box;
}
