import type { Gif } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { wordsForFailure } from '../inbox-failure.ts';
import { lastOf } from './chat-list.ts';
import { noteHeard } from './heard.ts';
import { inbox, type ReturnedText, setInbox } from './inbox-state.ts';
import { patchChat } from './read-list.ts';
import { hearInThread } from './read-thread.ts';
import { type Outgoing, sendOut, takeBack } from './thread.ts';

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join('-');

const isWaiting = (chatId: string, nonce: string): boolean =>
  inbox().opened?.i === chatId && inbox().thread.outgoing.some(({ k }) => k === nonce);

async function send(chatId: string, message: Outgoing): Promise<void> {
  setInbox({ thread: sendOut(inbox().thread, message) });
  try {
    const { g } = message;
    const said =
      g === undefined ? { t: message.t, y: 'text' as const } : { t: '', y: 'gif' as const, g: { p: g.p, id: g.id } };
    const body = { ...said, k: message.k };
    const m = await api.call('sendMessage', { params: { id: chatId }, body });
    const heard = { c: chatId, m: { ...m, k: message.k } };
    noteHeard(heard);
    hearInThread(heard);
    // Changed and deleted since: an answer that is not the message that was sent brings nothing new.
    patchChat(chatId, (chat) => (m.i <= chat.l.i ? chat : { ...chat, l: lastOf(m) }));
  } catch (cause) {
    const isOpen = inbox().opened?.i === chatId;
    // Its live copy came all the same.
    if (isOpen && !isWaiting(chatId, message.k)) return;
    showError(wordsForFailure(cause, 'sendFailed'));
    // A GIF goes back into no input: it stays, to be tried again.
    if (message.g !== undefined) {
      if (isOpen) setInbox({ thread: sendOut(takeBack(inbox().thread, message.k), { ...message, failed: true }) });
      return;
    }
    if (isOpen) setInbox({ thread: takeBack(inbox().thread, message.k) });
    setInbox({ returned: [...inbox().returned, { chatId, text: message.t, nonce: message.k }] });
  }
}

/**
 * Sends a text into the chat on the screen, where it stands at once. `nonce`: the text was sent before, and no answer came;
 * if it arrived all the same, the server finds it by that.
 */
export function sendText(text: string, nonce: string = newNonce()): void {
  const { opened } = inbox();
  if (opened === null) return;
  void send(opened.i, { k: nonce, t: text, c: new Date().toISOString(), failed: false });
}

/** Sends a GIF into the chat on the screen; once more under the same nonce it is the same message. */
export function sendGif(gif: Gif, nonce: string = newNonce()): void {
  const { opened } = inbox();
  if (opened === null) return;
  void send(opened.i, { k: nonce, t: '', g: gif, c: new Date().toISOString(), failed: false });
}

/** The input has taken a text back, or can't. */
export const takeReturned = (taken: ReturnedText): void =>
  setInbox({ returned: inbox().returned.filter((one) => one !== taken) });

/** The input holds something else by now: what could not be sent stays in the chat, to be tried again. */
export function keepFailed({ text, nonce }: ReturnedText): void {
  const message = { k: nonce, t: text, c: new Date().toISOString(), failed: true };
  setInbox({ thread: sendOut(inbox().thread, message) });
}

export const dropFailed = (nonce: string): void => setInbox({ thread: takeBack(inbox().thread, nonce) });
