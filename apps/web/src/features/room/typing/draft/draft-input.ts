/** What the typing input tells; `untrusted` means that a script made at least one of the events behind the word. */
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
  /** The space bar sends the word (type racer). */
  readonly spaceSubmits: () => boolean;
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

/** The word in the input: reading, blanking and submitting it, with what composing allows. */
function createWord(input: HTMLInputElement, options: DraftInputOptions) {
  let composing = false;
  let word = '';
  let submittedAt = -1e9;
  let untrusted = false;

  const take = (trusted: boolean) => {
    if (!trusted) untrusted = true;
    const next = options.read(input.value);
    const dirty = !composing && (options.isDirty(input.value) || (next.length < input.value.length && next === word));
    if (dirty) input.value = next;
    if (next === word) return;
    if (next.length > word.length) options.onKeySound();
    word = next;
    options.onDraft(word);
  };
  return {
    take,
    word: () => word,
    setComposing(now: boolean): void {
      composing = now;
    },
    blank(): void {
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
    },
    submit(): void {
      const now = performance.now();
      if (composing || now - submittedAt < SUBMIT_ONCE_MS) return;
      take(true);
      submittedAt = now;
      options.onSubmit(word, untrusted);
    },
  };
}
type Word = ReturnType<typeof createWord>;
type Listeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** What the browser tells about the input, in terms of the word. */
function createListeners(
  word: Word,
  options: DraftInputOptions,
): { listeners: Listeners; onForm: (event: Event) => void } {
  let imeEnterAt = -1e9;
  const listeners: Listeners = {
    input: (event) => word.take(event.isTrusted),
    compositionstart: () => word.setComposing(true),
    compositionend: (event) => {
      word.setComposing(false);
      word.take(event.isTrusted);
    },
    beforeinput: (event) => {
      if (BLOCKED_INPUTS.includes(event.inputType)) event.preventDefault();
      const isSpace = event.inputType === 'insertText' && event.data === ' ' && options.spaceSubmits();
      if (event.inputType !== 'insertLineBreak' && event.inputType !== 'insertParagraph' && !isSpace) return;
      event.preventDefault();
      word.submit();
    },
    keydown: (event) => {
      if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) imeEnterAt = performance.now();
      if (event.isComposing || !clearsWord(event, options.selectAllClears())) return;
      event.preventDefault();
      word.blank();
    },
  };
  const onForm = (event: Event) => {
    event.preventDefault();
    if (performance.now() - imeEnterAt > IME_ENTER_MS) word.submit();
  };
  return { listeners, onForm };
}

/**
 * The typing input, independent of React. Its rules:
 * 1. A real, uncontrolled input: the DOM's value is the truth and is never written while somebody composes.
 * 2. Letters come from `input` events (the whole value), never from keydown: Android sends key code 229 for everything.
 * 3. Submit comes from the form, or from the line-break inputs of soft keyboards; never while composing.
 * 4. Pasting and dropping are refused.
 */
export function attachDraftInput(input: HTMLInputElement, options: DraftInputOptions) {
  const word = createWord(input, options);
  const { listeners, onForm } = createListeners(word, options);
  const names = Object.keys(listeners) as (keyof Listeners)[];
  for (const name of names) input.addEventListener(name, listeners[name] as EventListener);
  const { form } = input;
  form?.addEventListener('submit', onForm);
  return {
    /** Empties the word, also in the middle of a composition. */
    clear: word.blank,
    /** A key of the own touch keyboard: the same way, without the device's keyboard. */
    insert(letters: string, trusted: boolean): void {
      input.value += letters;
      word.take(trusted);
    },
    /** Another form of the letter that a key of the own keyboard has just typed. */
    replaceLast(letter: string, form: string, trusted: boolean): void {
      if (!input.value.endsWith(letter)) return;
      input.value = input.value.slice(0, -letter.length) + form;
      word.take(trusted);
    },
    backspace(): void {
      input.value = [...input.value].slice(0, -1).join('');
      word.take(true);
    },
    submit: word.submit,
    detach(): void {
      for (const name of names) input.removeEventListener(name, listeners[name] as EventListener);
      form?.removeEventListener('submit', onForm);
    },
  };
}
export type DraftInput = ReturnType<typeof attachDraftInput>;
