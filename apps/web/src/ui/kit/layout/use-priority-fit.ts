import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lets parts of a box give way, in the order given, until the rest fits its height. Those that gave way are named in the
 * box's `data-without`, for its style sheet to hide or shorten. Measured, as no query of a container's size knows the
 * language, the text size and how many lines a name takes.
 */
export function usePriorityFit(ref: RefObject<HTMLElement | null>, parts: readonly string[]): void {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const settle = () => {
      for (let count = 0; count <= parts.length; count++) {
        box.dataset.without = parts.slice(0, count).join(' ');
        if (box.scrollHeight <= box.clientHeight) return;
      }
    };
    // Its children's sizes change with fonts and text size; what is written in them changes with the room.
    let frame = 0;
    const sizes = new ResizeObserver(() => {
      // In a frame of its own: what gives way changes sizes that are observed.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    });
    const watch = () => {
      sizes.disconnect();
      for (const part of [box, ...box.children]) sizes.observe(part);
    };
    const content = new MutationObserver(() => {
      watch();
      settle();
    });
    watch();
    content.observe(box, { childList: true, subtree: true, characterData: true });
    settle();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      content.disconnect();
    };
  }, [ref, parts]);
}
