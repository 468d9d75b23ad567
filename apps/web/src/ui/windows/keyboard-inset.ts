import { useEffect } from 'react';

/** Less than this is the browser's own bar, px. */
const LEAST_KEYBOARD = 80;

/** How much of the layout the system's keyboard covers, px: browsers that lay the page out anew cover nothing. */
export function keyboardInset(view: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>, height: number): number {
  // Zoomed in by two fingers, the rest of the page is outside, not covered.
  if (view.scale > 1.01) return 0;
  const covered = Math.round(height - view.height - view.offsetTop);
  return covered < LEAST_KEYBOARD ? 0 : covered;
}

/** While a sheet is open: lifts what stands at the lower edge (`--keyboard-inset`) above the system's keyboard. */
export function useKeyboardInset(active: boolean): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!active || !view) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--keyboard-inset', `${keyboardInset(view, innerHeight)}px`);
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard-inset');
    };
  }, [active]);
}
