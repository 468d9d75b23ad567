import { useEffect, useRef } from 'react';

/** While `active`, the keys 1 to `count` choose; not while somebody writes a message or a window is in use. */
export function useChoiceKeys(active: boolean, count: number, choose: (index: number) => void): void {
  const act = useRef(choose);
  act.current = choose;
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target instanceof Element ? event.target : null;
      const field = target?.closest('input:not([name=word]),textarea,[contenteditable=true],[role=dialog],[role=menu]');
      if (field) return;
      const number = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? event.key;
      const index = Number(number) - 1;
      if (!Number.isInteger(index) || index < 0 || index >= count) return;
      event.preventDefault();
      act.current(index);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [active, count]);
}
