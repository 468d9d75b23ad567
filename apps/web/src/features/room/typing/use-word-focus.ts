import { type RefObject, useEffect, useRef } from 'react';
import { isWindowOpen } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';

/** Fields, lists that letters choose from, and what asks for an answer before anything else. A floating window's buttons are neither. */
const ELSEWHERE =
  'input,textarea,select,[contenteditable=true],[role=menu],[role=listbox],[role=alertdialog],[role=dialog]:not([aria-modal=false])';

/** Chat and word search; the scene around them bears the attribute with a value. */
const CHAT = '[data-chat=""]';

/** Whether somebody writes elsewhere: chat, a window's field. */
const isWriting = (element: Element | null, own: HTMLElement | null): boolean =>
  element !== own && !!element?.closest(ELSEWHERE);

interface FocusOptions {
  readonly mine: boolean;
  /** The auto-switch preference: to the word at the own turn, back to the chat or the word search afterwards. */
  readonly autoSwitch: boolean;
}

/**
 * Keeps typing possible without a click: focus at the own turn and at any printable key while nothing else is written in. The chat
 * keeps its focus unless the player wants the switch; then it gets it back after the turn. The chat's sheet lies over the word and
 * sees to the switch itself.
 */
export function useWordFocus(input: RefObject<HTMLInputElement | null>, { mine, autoSwitch }: FocusOptions): void {
  const giveBack = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const active = document.activeElement;
    const inChat = active instanceof HTMLElement && active.closest(CHAT) !== null;
    if (mine) {
      const switches = inChat && autoSwitch && !isWindowOpen(ROOM_WINDOWS.chat);
      if (isWriting(active, input.current) && !switches) return;
      giveBack.current = inChat && active instanceof HTMLElement ? active : null;
      input.current?.focus({ preventScroll: true });
      return;
    }
    if (active === input.current) giveBack.current?.focus({ preventScroll: true });
    giveBack.current = null;
  }, [mine, autoSwitch, input]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isWriting(document.activeElement, input.current)) return;
      const printable = event.key.length === 1 && event.key !== ' ';
      if (printable || event.key === 'Dead' || event.key === 'Process') input.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [input]);
}
