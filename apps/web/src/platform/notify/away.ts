/** Nobody looks at the page: its tab is hidden, or another window has the keyboard. */
export const isAway = (): boolean => document.visibilityState !== 'visible' || !document.hasFocus();

/** Calls back whenever somebody looks at the page again. */
export function onBack(listener: () => void): void {
  const check = (): void => {
    if (!isAway()) listener();
  };
  document.addEventListener('visibilitychange', check);
  addEventListener('focus', check);
}
