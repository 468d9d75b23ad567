import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { wordsForFailure } from '../clan-failure.ts';
import { clanChat, forgetClanChat, setClanChat, withLines } from './clan-chat-state.ts';

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join('-');

/** Reads what was said last in the player's clan. */
export async function readClanChat(clan: string): Promise<void> {
  if (clanChat().clan !== clan) {
    const { unread } = clanChat();
    forgetClanChat();
    setClanChat({ clan, unread });
  } else if (clanChat().status === 'failed') setClanChat({ status: 'loading' });
  try {
    const { lines, c } = await api.call('clanChat', { query: {} });
    const now = clanChat();
    if (now.clan !== clan) return;
    const isFirst = now.status !== 'ready';
    setClanChat({ lines: withLines(now.lines, lines), status: 'ready', ...(isFirst ? { earlier: c } : {}) });
  } catch (cause) {
    // Who was put out reads nothing more.
    if (cause instanceof ApiError && cause.code === 'clan/none') forgetClanChat();
    if (clanChat().clan === clan && clanChat().status !== 'ready') setClanChat({ status: 'failed' });
  }
}

/** Reads the page before what is known. */
export async function readEarlier(): Promise<void> {
  const { clan, earlier, readsEarlier } = clanChat();
  if (earlier === null || readsEarlier) return;
  setClanChat({ readsEarlier: true });
  try {
    const { lines, c } = await api.call('clanChat', { query: { c: earlier } });
    if (clanChat().clan === clan) setClanChat({ lines: withLines(clanChat().lines, lines), earlier: c });
  } catch (cause) {
    showError(wordsForFailure(cause, 'chat'));
  } finally {
    setClanChat({ readsEarlier: false });
  }
}

/** Says something; what did not arrive comes back into the input, and is the same line when it is sent once more. */
export async function sayInClan(text: string): Promise<void> {
  const { clan, returned } = clanChat();
  const nonce = returned?.text === text ? returned.nonce : newNonce();
  setClanChat({ returned: null });
  try {
    const line = await api.call('sayInClan', { body: { message: text, k: nonce } });
    if (clanChat().clan === clan) setClanChat({ lines: withLines(clanChat().lines, [line]) });
  } catch (cause) {
    sound.play('no');
    showError(wordsForFailure(cause, 'say'));
    const { draft } = clanChat();
    if (clanChat().clan === clan && draft === '') setClanChat({ draft: text, returned: { text, nonce } });
  }
}

/** A log came on the screen: everything counts as read. Returns what takes it off. */
export function showClanLog(): () => void {
  setClanChat({ logs: clanChat().logs + 1, unread: 0 });
  return () => setClanChat({ logs: clanChat().logs - 1 });
}
