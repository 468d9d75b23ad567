import type { SessionReply } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { serverNow } from '../../../platform/api/server-time.ts';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import { page } from '../../../platform/page.ts';
import { signProof } from './device-key.ts';
import { askGoogleSilently } from '../sign-in/google.ts';
import { signInByKey } from '../keyed/own-key.ts';
import { type Renewal, type RenewalCall, renewOnce } from './renew.ts';
import { renewalDelayMs } from './renewal-delay.ts';
import { currentUser, setSession, useSession } from '../session-store.ts';
import { notifyTabs, withSessionLock } from './session-tabs.ts';
import { clearSlots, readSlot, type Slots, type StoredSession, writeSlots } from './slots.ts';

/** After a renewal without an answer, the next try. */
const RETRY_MS = 5_000;
const RENEWAL_PATHS: Readonly<Record<RenewalCall, string>> = {
  renewSession: './api/auth/bylogin',
  renewByDiscord: './api/discord_token',
};

let timer: ReturnType<typeof setTimeout> | undefined;
let renewing: Promise<boolean> | null = null;

export const currentSession = (): StoredSession | null => useSession.getState().session;
export const hasExpired = (session: StoredSession): boolean => session.expiresAt <= serverNow();

/** Takes a session over as this page's own and plans its renewal. */
export function adoptSession(session: StoredSession): void {
  setSession(session);
  scheduleRenewal();
}

/** Stores an answer of the server; the other tabs hear of it. */
export async function storeSession(reply: SessionReply, rest: Partial<Slots> = {}): Promise<StoredSession> {
  const session: StoredSession = {
    token: reply.token,
    expiresAt: serverNow() + reply.expiresIn * 1000,
    user: reply.user,
  };
  await writeSlots({
    ...rest,
    session,
    ...(reply.renew ? { username: reply.user.username, refreshToken: reply.renew } : {}),
  });
  notifyTabs({ kind: 'session', session });
  return session;
}

/** Plans the next renewal by what is left of the token's life. */
export function scheduleRenewal(): void {
  clearTimeout(timer);
  const session = currentSession();
  if (session) timer = setTimeout(() => void renew(), renewalDelayMs(session.expiresAt - serverNow()));
}

export const stopRenewal = (): void => clearTimeout(timer);

/** Everything stored is forgotten and the app starts over. A banned player stays on the banner. */
export async function endSession(): Promise<void> {
  await clearSlots();
  if (useSession.getState().banned) return;
  notifyTabs({ kind: 'signedOut' });
  page.startOver();
}

export const startGuestSession = async (): Promise<StoredSession> =>
  storeSession(await api.call('guest', { body: { locale: currentLanguage() } }));

/** Renews with what the device holds, one tab at a time. */
export const renewPlayer = (): Promise<Renewal> =>
  withSessionLock(() =>
    renewOnce(
      {
        readSlot,
        signProof,
        storeSession,
        now: serverNow,
        urlOf: (call) => new URL(RENEWAL_PATHS[call], document.baseURI).href,
        // The call that a password opens renews, too: the token stands in its place.
        renewSession: ({ username, refreshToken, proof }) =>
          api.call('byLogin', { body: { username, password: refreshToken, proof } }),
        signInByKey,
        renewByDiscord: (refreshToken, proof) =>
          api.call('discordToken', { body: { refresh_token: refreshToken, ...(proof === null ? {} : { proof }) } }),
        askGoogle: askGoogleSilently,
        signInWithGoogle: (idToken) => api.call('googleLogin', { body: { idToken } }),
      },
      currentSession(),
    ),
  );

function retrySoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void renew(), RETRY_MS);
}

async function renewHeld(): Promise<boolean> {
  const user = currentUser();
  if (!user || user.guest) {
    const stored = await readSlot('session');
    // Somebody signed in meanwhile in another tab, which this one did not hear: it slept.
    const player = stored && !stored.user.guest && !hasExpired(stored) ? stored : null;
    adoptSession(player ?? (await startGuestSession()));
    return true;
  }
  const renewal = await renewPlayer();
  if (renewal.kind === 'renewed') {
    adoptSession(renewal.session);
    return true;
  }
  if (renewal.kind === 'lost') await endSession();
  // A device that wakes without a connection, or a server that restarts, is no refusal: nothing is forgotten.
  else retrySoon();
  return false;
}

/** One renewal at a time, shared by all who ask. */
export function renew(): Promise<boolean> {
  renewing ??= renewHeld()
    .catch(() => {
      retrySoon();
      return false;
    })
    .finally(() => {
      renewing = null;
    });
  return renewing;
}
