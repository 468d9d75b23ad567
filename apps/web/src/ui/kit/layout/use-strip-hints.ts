import { type RefObject, useEffect } from 'react';

/** Less than this is rounding, no hidden part. */
const SLACK_PX = 2;

/**
 * Keeps `data-more-before` and `data-more-after` of a strip that scrolls sideways true: whether something is hidden at its
 * start or its end. With the style of strip.module.css its edges fade there. `count`: how many entries it has now.
 */
export function useStripHints(strip: RefObject<HTMLElement | null>, count = 0): void {
  // Other entries are to be watched, too.
  useEffect(() => {
    const box = strip.current;
    if (!box) return undefined;
    const update = () => {
      const after = box.scrollWidth - box.clientWidth - box.scrollLeft;
      box.toggleAttribute('data-more-before', box.scrollLeft > SLACK_PX);
      box.toggleAttribute('data-more-after', after > SLACK_PX);
    };
    const sizes = new ResizeObserver(update);
    for (const watched of [box, ...box.children]) sizes.observe(watched);
    box.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', update);
    };
  }, [strip, count]);
}
