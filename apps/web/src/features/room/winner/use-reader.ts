import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const CHAT_FIELD = '[data-chat=""] [role=combobox]';

/**
 * The result lies over the whole room. Who had the focus below it goes on from the result; who wrote in the chat gets
 * back to it afterwards. The word's field only lets go: a moment later the way on gets the focus by itself.
 */
export function useTakenFocus(result: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!(before instanceof HTMLElement) || !before.closest('[inert]')) return undefined;
    const wrote = before.matches(CHAT_FIELD);
    if (before instanceof HTMLInputElement && before.name === 'word') before.blur();
    else result.current?.focus({ preventScroll: true });
    return () => {
      if (!wrote) return;
      // The next scene has a field of its own, once it stands.
      setTimeout(() => {
        const active = document.activeElement;
        if (active === null || active === document.body) document.querySelector<HTMLElement>(CHAT_FIELD)?.focus();
      });
    };
  }, [result]);
}

/** Whether somebody goes through the result with the keyboard: then it does not close by itself. */
export function useReader(result: RefObject<HTMLElement | null>): boolean {
  const [reads, setReads] = useState(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && result.current?.contains(document.activeElement)) setReads(true);
    };
    document.addEventListener('keyup', onKey);
    return () => document.removeEventListener('keyup', onKey);
  }, [result]);
  return reads;
}
