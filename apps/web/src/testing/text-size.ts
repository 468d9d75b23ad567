/** What the setting calls large, percent: 20 px a line (`features/settings/apply-preferences.ts`). */
const LARGE_PERCENT = 125;

/** Sets the text size as the player's setting does; 100 percent is the browser's own. */
export function setTextSize(percent: number): void {
  const root = document.documentElement;
  root.style.fontSize = percent === 100 ? '' : `${percent}%`;
  root.toggleAttribute('data-large-text', percent >= LARGE_PERCENT);
}
