import { type ErrorCode, isErrorCode } from '@syllaboom/contracts';
import { api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { PLAYER_AT } from '../../platform/device-marks.ts';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { wordsForCode, wordsForError } from '../../platform/i18n/error-words.ts';
import { page } from '../../platform/page.ts';
import { bindSession } from '../../platform/session-port.ts';
import { storage } from '../../platform/storage.ts';
import { showError } from '../../ui/toasts/toasts.tsx';
import { type AddressCode, type AddressFailure, spendAddressCode } from './sign-in/address-code.ts';
import { signInEmbedded } from './sign-in/embedded-sign-in.ts';
import { forgetGoogle } from './sign-in/google.ts';
import {
  adoptSession,
  endSession,
  hasExpired,
  currentSession,
  renew,
  renewPlayer,
  scheduleRenewal,
  startGuestSession,
  stopRenewal,
} from './renewal/keep-session.ts';
import { openKeepAccount } from './keyed/keep-account.ts';
import { finishDiscordLink, isLinkAwaited } from './sign-in/link-discord.ts';
import { askSecondFactor } from './second-factor/second-factor-store.ts';
import { currentUser, setBanned, setSession, useSession } from './session-store.ts';
import { onTabMessage } from './renewal/session-tabs.ts';
import { signInWithCode } from './sign-in/sign-in.ts';
import { clearSlots, readSlot } from './renewal/slots.ts';

/** What a device may hold to renew a session with. */
const RENEWABLE = ['refreshToken', 'discordRefreshToken', 'idp'] as const;

/** Where the browser's redirect began; an address of this site alone. */
function returnTo(path: string | null): void {
  if (path === null) return;
  const url = new URL(path, location.href);
  if (url.origin === location.origin) history.replaceState(null, '', url.pathname + url.search);
}

/** Why nobody could be sent to the chat platform at all; what came back from there means that the player said no. */
const readRefusal = ({ error, state }: AddressFailure): ErrorCode =>
  state === null && isErrorCode(error) ? error : 'auth/login_failed';

/** True when the code made a session. A refusal is said, and the start goes on without it. */
async function signInByAddress(code: AddressCode): Promise<boolean> {
  try {
    const reply = await signInWithCode(code);
    returnTo(reply.returnTo);
    return true;
  } catch (cause) {
    if (useSession.getState().banned) throw cause;
    showError(wordsForError(cause));
    return false;
  }
}

/** The stored session while it lives, else a renewed one; false when the device holds neither. */
async function resumeSession(): Promise<boolean> {
  const stored = await readSlot('session');
  if (stored && !hasExpired(stored)) {
    // The stored copy may be old: money and level come fresh, and a token that the server refuses is found out now.
    setSession(stored);
    const { user } = await api.call('me', {}).catch((cause: unknown) => {
      if (cause instanceof ApiError && cause.status === 401) return { user: null };
      throw cause;
    });
    const session = currentSession();
    if (user && session) {
      adoptSession({ ...session, user });
      return true;
    }
  }
  const slots = await Promise.all(RENEWABLE.map(readSlot));
  if (slots.every((slot) => slot === null)) return false;
  const renewal = await renewPlayer();
  if (renewal.kind === 'later') throw renewal.cause;
  if (renewal.kind === 'renewed') {
    adoptSession(renewal.session);
    return true;
  }
  await endSession();
  if (useSession.getState().banned) throw new ApiError('auth/banned', 418);
  return true;
}

/**
 * Finds or makes the session of this page. Inside the chat platform its client vouches for the player, every time anew. In a
 * browser: a code in the address, else the stored session while it lives, else a renewed one, else a guest's. Throws when
 * the server cannot be asked.
 */
export async function authenticate(): Promise<void> {
  if (isEmbedded()) return signInEmbedded((code) => signInWithCode({ code, state: null }));
  const brought = spendAddressCode();
  if (brought !== null && 'error' in brought) showError(wordsForCode(readRefusal(brought)));
  const code = brought !== null && 'code' in brought ? brought : null;
  const links = code !== null && isLinkAwaited();
  if (code !== null && !links && (await signInByAddress(code))) return;
  if (!(await resumeSession())) adoptSession(await startGuestSession());
  if (code !== null && links) await finishDiscordLink(code);
}

/** Inside the chat platform its client signs in, over and over: there is nothing to sign out of. */
export const maySignOut = (): boolean => !isEmbedded();

/** Ends the session here and on the server, then starts over as a guest. */
export async function signOut(): Promise<void> {
  stopRenewal();
  forgetGoogle();
  await api.call('signOut', {}).catch(() => undefined);
  await endSession();
}

/** Notes whether the next start will find a player here. */
function notePlayer(): void {
  const user = currentUser();
  if (user === null || isEmbedded()) return;
  if (user.guest) storage.removeItem(PLAYER_AT);
  else storage.setItem(PLAYER_AT, '1');
}

/** Wires the session to api, rooms, tabs and the page's life. Call once, before `authenticate`. */
export function installSession(): void {
  useSession.subscribe(notePlayer);
  bindSession({
    token: () => currentSession()?.token ?? null,
    playerId: () => currentUser()?.id ?? null,
    isExpired: () => {
      const session = currentSession();
      return session !== null && hasExpired(session);
    },
    renew,
    ban: (params) => {
      stopRenewal();
      setBanned(params);
      // What was stored can't sign in any more.
      // The key stays: the ban holds for whatever name is typed on it next.
      void clearSlots('nameKey');
    },
    needSecondFactor: askSecondFactor,
    needWayIn: openKeepAccount,
    check: () => void api.call('me', {}).catch(() => undefined),
  });
  onTabMessage((message) => {
    if (message.kind === 'signedOut') page.startOver();
    // A guest's tab that renewed while somebody signed in here has nothing to tell.
    else if (!message.session.user.guest || currentUser()?.guest !== false) adoptSession(message.session);
  });
  // Timers sleep with the page: look again when it wakes.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') scheduleRenewal();
  });
}
