/** What the document shows before the first script (`first-paint.ts`); the build itself draws the landing page. */
export const firstScreen = (): 'landing' | 'starting' =>
  typeof document === 'undefined' || document.documentElement.dataset.first === 'landing' ? 'landing' : 'starting';

/** React has taken over: what was shown meanwhile goes, and what was pressed meanwhile is done. */
export function finishFirstPaint(): void {
  document.documentElement.dataset.first = 'done';
  const pressed = document.querySelector<HTMLElement>('#root [data-pressed]');
  pressed?.removeAttribute('data-pressed');
  pressed?.click();
}
