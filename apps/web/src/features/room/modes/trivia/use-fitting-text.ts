import { type RefObject, useEffect, useRef } from 'react';

/** Smaller letters than these nobody reads, px: what is longer still scrolls. */
const LEAST = 12;

/**
 * Makes the letters of a text smaller until all of it is seen in the box that its style sheet gives it; the style sheet may
 * give more room to what had to (`data-fitted`).
 */
export function useFittingText<Box extends HTMLElement>(): RefObject<Box | null> {
  const text = useRef<Box>(null);
  useEffect(() => {
    const { current } = text;
    const around = current?.parentElement;
    if (!current || !around) return undefined;
    const fit = () => {
      current.style.fontSize = '';
      current.removeAttribute('data-fitted');
      const isCut = () => current.scrollHeight > current.clientHeight + 1;
      current.toggleAttribute('data-fitted', isCut());
      for (let size = Number.parseFloat(getComputedStyle(current).fontSize) - 1; size >= LEAST && isCut(); size--)
        current.style.fontSize = `${size}px`;
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(around);
    // Pictures of emoji come later than the words.
    const contents = new MutationObserver(fit);
    contents.observe(current, { subtree: true, childList: true, characterData: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return text;
}
