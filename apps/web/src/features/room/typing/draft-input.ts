/** What the typing input tells; `untrusted` means that a script made at least one of the events behind the word [R0446]. */
export interface DraftInputOptions {
  /** The value as letters of the game's language. */
  readonly read: (value: string) => string;
  /** Whether the value holds characters that count for nothing and may be taken out of the input. */
  readonly isDirty: (value: string) => boolean;
  readonly onDraft: (word: string) => void;
  readonly onSubmit: (word: string, untrusted: boolean) => void;
  readonly onKeySound: () => void;
  /** Ctrl+A clears the word (preference). */
  readonly selectAllClears: () => boolean;
}

/** Two submits within this time are one: Enter arrives as form submit and as beforeinput. */
const SUBMIT_ONCE_MS = 80;
/** Safari confirms a composition with an Enter keydown (229) after its end: no submit within this time. */
const IME_ENTER_MS = 60;
const BLOCKED_INPUTS = ['insertFromPaste', 'insertFromDrop', 'insertFromYank', 'insertReplacementText'];

const clearsWord = (event: KeyboardEvent, selectAllClears: boolean): boolean => {
  const command = event.ctrlKey || event.metaKey;
  if (event.key === 'Backspace' || event.key === 'Delete') return command || event.altKey;
  return selectAllClears && command && !event.altKey && event.key.toLowerCase() === 'a';
};

/**
 * The typing input, independent of React. Its rules:
 * 1. A real, uncontrolled input: the DOM's value is the truth and is never written while somebody composes.
 * 2. Letters come from `input` events (the whole value), never from keydown: Android sends key code 229 for everything.
 * 3. Submit comes from the form, or from the line-break inputs of soft keyboards; never while composing.
 * 4. Pasting and dropping are refused.
 */
export function attachDraftInput(input: HTMLInputElement, options: DraftInputOptions) {
  let composing = false;
  let word = '';
  let submittedAt = -1e9;
  let imeEnterAt = -1e9;
  let untrusted = false;

  const take = (event: Event | null) => {
    if (event && !event.isTrusted) untrusted = true;
    const next = options.read(input.value);
    const dirty = !composing && (options.isDirty(input.value) || (next.length < input.value.length && next === word));
    if (dirty) input.value = next;
    if (next === word) return;
    if (next.length > word.length) options.onKeySound();
    word = next;
    options.onDraft(word);
  };
  const blank = () => {
    if (composing) {
      // Blur ends the composition in the browser, too; else it would write its text back.
      input.blur();
      input.focus({ preventScroll: true });
      composing = false;
    }
    input.value = '';
    word = '';
    untrusted = false;
    options.onDraft('');
  };
  const submit = () => {
    const now = performance.now();
    if (composing || now - submittedAt < SUBMIT_ONCE_MS) return;
    take(null);
    submittedAt = now;
    options.onSubmit(word, untrusted);
  };
  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    input: take,
    compositionstart: () => {
      composing = true;
    },
    compositionend: (event) => {
      composing = false;
      take(event);
    },
    beforeinput: (event) => {
      if (BLOCKED_INPUTS.includes(event.inputType)) event.preventDefault();
      if (event.inputType !== 'insertLineBreak' && event.inputType !== 'insertParagraph') return;
      event.preventDefault();
      submit();
    },
    keydown: (event) => {
      if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) imeEnterAt = performance.now();
      if (event.isComposing || !clearsWord(event, options.selectAllClears())) return;
      event.preventDefault();
      blank();
    },
  };
  const onForm = (event: Event) => {
    event.preventDefault();
    if (performance.now() - imeEnterAt > IME_ENTER_MS) submit();
  };
  const names = Object.keys(listeners) as (keyof typeof listeners)[];
  for (const name of names) input.addEventListener(name, listeners[name] as EventListener);
  input.form?.addEventListener('submit', onForm);
  const form = input.form;

  return {
    /** Empties the word, also in the middle of a composition. */
    clear: blank,
    /** A key of the own touch keyboard: the same way, without the device's keyboard. */
    insert(letters: string, trusted: boolean): void {
      if (!trusted) untrusted = true;
      input.value += letters;
      take(null);
    },
    backspace(): void {
      input.value = [...input.value].slice(0, -1).join('');
      take(null);
    },
    submit,
    word: () => word,
    detach(): void {
      for (const name of names) input.removeEventListener(name, listeners[name] as EventListener);
      form?.removeEventListener('submit', onForm);
    },
  };
}
export type DraftInput = ReturnType<typeof attachDraftInput>;
