import { type DraftDelta, deltaBetween } from '@syllaboom/engine';
import { DRAFT_DEBOUNCE_MS } from '../../room-timings.ts';

/**
 * Sends the own draft as deltas 16 ms after a key, several keys within that time together. What the other side holds is
 * remembered; after `reset` the next change goes out whole, so both sides always agree again.
 */
export function createDraftSender(send: (delta: DraftDelta) => void) {
  let theirs: string | null = '';
  let mine = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const delta: DraftDelta | null = theirs === null ? { t: 'r', w: mine } : deltaBetween(theirs, mine);
    theirs = mine;
    if (delta) send(delta);
  };
  return {
    /** The draft is now this text. */
    change(text: string): void {
      mine = text;
      timer ??= setTimeout(flush, DRAFT_DEBOUNCE_MS);
    },
    /** Nothing more is sent for the text that was just submitted: the submit carries the whole word. */
    cancel(): void {
      clearTimeout(timer);
      timer = undefined;
    },
    /** A new turn: the room cleared all drafts. */
    reset(): void {
      clearTimeout(timer);
      timer = undefined;
      theirs = null;
    },
    flush,
  };
}
