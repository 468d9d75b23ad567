/** Less than this is the browser's own bar, px. */
const LEAST_KEYBOARD = 80;

/** How much of the layout the system's keyboard covers, px: browsers that lay the page out anew cover nothing. */
export function keyboardInset(view: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>, height: number): number {
  // Zoomed in by two fingers, the rest of the page is outside, not covered.
  if (view.scale > 1.01) return 0;
  const covered = Math.round(height - view.height - view.offsetTop);
  return covered < LEAST_KEYBOARD ? 0 : covered;
}

/** What brings the system's keyboard up; fields of the game's own keyboard ask for none. */
const FIELDS = "input:not([inputmode='none']), textarea, [contenteditable='true']";

/**
 * Keeps what is typed into in sight while the system's keyboard is up: what stands at the lower edge is lifted above it by
 * `--keyboard-inset`, and what scrolls is scrolled to the field. Returns the way to stop.
 */
export function installKeyboardInset(): () => void {
  const view = globalThis.visualViewport;
  if (!view) return () => undefined;
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--keyboard-inset', `${keyboardInset(view, innerHeight)}px`);
  const follow = () => {
    measure();
    const field = document.activeElement;
    if (field?.matches(FIELDS)) field.scrollIntoView({ block: 'nearest' });
  };
  measure();
  view.addEventListener('resize', follow);
  view.addEventListener('scroll', measure);
  return () => {
    view.removeEventListener('resize', follow);
    view.removeEventListener('scroll', measure);
    style.removeProperty('--keyboard-inset');
  };
}
