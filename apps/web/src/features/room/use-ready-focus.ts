import { useEffect } from 'react';

/** What still has the focus when a match is over, or nothing: typed words end there. */
const isFree = (element: Element | null): boolean =>
  element === null || element === document.body || (element instanceof HTMLInputElement && element.name === 'word');

/**
 * While `ready`, the way on has the focus, so that Enter goes it: from the result to the room.
 * Nobody is taken out of the chat or a window for it.
 */
export function useReadyFocus(button: { readonly current: HTMLButtonElement | null }, ready: boolean): void {
  useEffect(() => {
    if (ready && isFree(document.activeElement)) button.current?.focus({ preventScroll: true });
  }, [button, ready]);
}
