import { useEffect, useRef } from 'react';

const NO_LETTERS: readonly string[] = [];
/** Where keys mean something else: fields, menus, and questions that wait. A floating window's buttons leave them free. */
const ELSEWHERE =
  'input:not([name=word]),textarea,[contenteditable=true],[role=alertdialog],[role=dialog]:not([aria-modal=false]),[role=menu]';

/** Which choice a key means: its number, or the letter that stands on it; -1 for every other key. */
const choiceOf = ({ code, key }: KeyboardEvent, letters: readonly string[]): number => {
  const number = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? key;
  const index = Number(number) - 1;
  return Number.isInteger(index) ? index : letters.indexOf(key.toUpperCase());
};

/**
 * While `active`, the keys 1 to `count` choose, and the letters that the choices are marked with; not while somebody writes a
 * message or a question waits for its answer.
 */
export function useChoiceKeys(
  active: boolean,
  count: number,
  choose: (index: number) => void,
  letters: readonly string[] = NO_LETTERS,
): void {
  const act = useRef(choose);
  act.current = choose;
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target instanceof Element ? event.target : null;
      const field = target?.closest(ELSEWHERE);
      if (field) return;
      const index = choiceOf(event, letters);
      if (index < 0 || index >= count) return;
      event.preventDefault();
      act.current(index);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [active, count, letters]);
}
