import { linkToProve } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { page } from '../../../platform/page.ts';
import { storage } from '../../../platform/storage.ts';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { noteWayIn, ownProof } from '../keyed/own-key.ts';
import type { AddressCode } from './address-code.ts';

/** Kept over the redirect: the code that comes back links an account instead of signing in. */
const AWAITED_AT = 'syllaboom.link-discord';
const AWAITED_MS = 10 * 60_000;

/** The page to which the redirect comes back. */
const here = (): string => location.pathname + location.search;

const leave = (): void => page.go(`./api/auth/login?return=${encodeURIComponent(here())}`);

/** Leaves for the chat platform's sign-in; it leads back with a code. */
export function goToDiscord(): void {
  storage.removeItem(AWAITED_AT);
  leave();
}

/** Leaves for the chat platform to link its account to the player who is signed in. */
export function goToLinkDiscord(): void {
  storage.setItem(AWAITED_AT, String(Date.now()));
  leave();
}

/** Whether a code that comes back now was asked for to link. */
export const isLinkAwaited = (): boolean => {
  const since = Number(storage.getItem(AWAITED_AT) ?? 0);
  return Date.now() - since < AWAITED_MS;
};

/** Links the account whose code came back, and says how it went. */
export async function finishDiscordLink({ code, state }: AddressCode): Promise<void> {
  storage.removeItem(AWAITED_AT);
  try {
    const proof = await ownProof('/account/link', linkToProve(code));
    await api.call('linkIdentity', {
      body: { provider: 'discord', code, ...(state === null ? {} : { state }), ...proof },
    });
    await noteWayIn();
    showGood(i18n.t('account.linked', { provider: 'Discord' }));
  } catch (cause) {
    showError(wordsForError(cause));
  }
}
