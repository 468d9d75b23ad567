import type { DeviceKey, SessionReply } from '@syllaboom/contracts';
import { api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { serverNow } from '../../platform/api/server-time.ts';
import { currentLanguage } from '../../platform/i18n/i18n.ts';
import { page } from '../../platform/page.ts';
import { bindSession } from '../../platform/session-port.ts';
import { createDeviceKey, readPublicKey, signProof } from './device-key.ts';
import { type Renewal, renewOnce } from './renew.ts';
import { renewalDelayMs } from './renewal-delay.ts';
import { currentUser, setBanned, setSession, useSession } from './session-store.ts';
import { onTabMessage, tellTabs, withSessionLock } from './session-tabs.ts';
import { clearSlots, readSlot, type Slots, type StoredSession, writeSlots } from './slots.ts';

/** After a renewal without an answer, the next try. */
const RETRY_MS = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let renewing: Promise<boolean> | null = null;

const held = (): StoredSession | null => useSession.getState().session;
const hasExpired = (session: StoredSession): boolean => session.expiresAt <= serverNow();

function adopt(session: StoredSession): void {
  setSession(session);
  schedule();
}

/** Stores an answer of the server and takes it over; the other tabs hear of it. */
async function keep(reply: SessionReply, rest: Partial<Slots> = {}): Promise<StoredSession> {
  const session: StoredSession = {
    token: reply.token,
    expiresAt: serverNow() + reply.expiresIn * 1000,
    user: reply.user,
  };
  await writeSlots({
    ...rest,
    session,
    ...(reply.renew ? { username: reply.user.username, password: reply.renew } : {}),
  });
  tellTabs({ kind: 'session', session });
  return session;
}

function schedule(): void {
  clearTimeout(timer);
  const session = held();
  if (session) timer = setTimeout(() => void renew(), renewalDelayMs(session.expiresAt - serverNow()));
}

/** Everything stored is forgotten and the page starts over [S0080]. */
async function endSession(): Promise<void> {
  await clearSlots();
  tellTabs({ kind: 'signedOut' });
  page.reload();
}

const startGuestSession = async (): Promise<StoredSession> =>
  keep(await api.call('guest', { body: { locale: currentLanguage() } }));

const renewPlayer = (): Promise<Renewal> =>
  withSessionLock(() =>
    renewOnce(
      {
        readSlot,
        signProof,
        keep,
        now: serverNow,
        url: new URL('./api/auth/bylogin', document.baseURI).href,
        signIn: (username, password, proof) => api.call('byLogin', { body: { username, password, proof } }),
      },
      held(),
    ),
  );

async function renewHeld(): Promise<boolean> {
  const user = currentUser();
  if (!user || user.guest) {
    adopt(await startGuestSession());
    return true;
  }
  const renewal = await renewPlayer();
  if (renewal.kind === 'renewed') {
    adopt(renewal.session);
    return true;
  }
  const session = held();
  if (renewal.kind === 'later' && session && !hasExpired(session)) {
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), RETRY_MS);
    return false;
  }
  await endSession();
  return false;
}

/** One renewal at a time, shared by all who ask. */
function renew(): Promise<boolean> {
  renewing ??= renewHeld()
    .catch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void renew(), RETRY_MS);
      return false;
    })
    .finally(() => {
      renewing = null;
    });
  return renewing;
}

/**
 * Finds or makes the session of this page: the stored one while it lives, else a renewed one, else a guest's. Throws when
 * the server cannot be asked.
 */
export async function authenticate(): Promise<void> {
  const stored = await readSlot('session');
  if (stored && !hasExpired(stored)) {
    // The stored copy may be old: money and level come fresh, and a token that the server refuses is found out now.
    setSession(stored);
    const { user } = await api.call('me', {}).catch((cause: unknown) => {
      if (cause instanceof ApiError && cause.status === 401) return { user: null };
      throw cause;
    });
    const session = held();
    if (user && session) return adopt({ ...session, user });
  }
  if ((await readSlot('password')) !== null) {
    const renewal = await renewPlayer();
    if (renewal.kind === 'renewed') return adopt(renewal.session);
    if (renewal.kind === 'later') throw renewal.cause;
    await endSession();
    return;
  }
  adopt(await startGuestSession());
}

const prepareDevice = async (): Promise<{ pair: CryptoKeyPair; device: DeviceKey } | null> => {
  const pair = await createDeviceKey();
  return pair ? { pair, device: await readPublicKey(pair) } : null;
};

async function enter(call: (device: { device?: DeviceKey }) => Promise<SessionReply>): Promise<void> {
  const own = await prepareDevice();
  const reply = await call(own ? { device: own.device } : {}).catch((cause: unknown) => {
    if (cause instanceof ApiError && cause.status === 418) setBanned();
    // An answer without a token is no sign-in.
    if (cause instanceof ApiError && cause.status === 200) throw new ApiError('client/no_token', 200);
    throw cause;
  });
  await clearSlots();
  adopt(await keep(reply, own ? { deviceKey: own.pair } : {}));
}

/** Signs in with a password. Throws ApiError. */
export const signIn = (username: string, password: string): Promise<void> =>
  enter((device) => api.call('byLogin', { body: { username, password, ...device } }));

/** Makes an account and signs in. Throws ApiError. */
export const signUp = (username: string, password: string): Promise<void> =>
  enter((device) => api.call('register', { body: { username, password, locale: currentLanguage(), ...device } }));

/** Ends the session here and on the server, then starts over as a guest. */
export async function signOut(): Promise<void> {
  clearTimeout(timer);
  await api.call('signOut', {}).catch(() => undefined);
  await endSession();
}

/** Wires the session to api, rooms, tabs and the page's life. Call once, before `authenticate`. */
export function installSession(): void {
  bindSession({
    token: () => held()?.token ?? null,
    isExpired: () => {
      const session = held();
      return session !== null && hasExpired(session);
    },
    renew,
  });
  onTabMessage((message) => {
    if (message.kind === 'signedOut') page.reload();
    else adopt(message.session);
  });
  // Timers sleep with the page: look again when it wakes.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') schedule();
  });
}
