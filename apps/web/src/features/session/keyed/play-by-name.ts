import { nameToProve } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import { readPublicKey } from '../renewal/device-key.ts';
import { adoptSession, storeSession } from '../renewal/keep-session.ts';
import { withSessionLock } from '../renewal/session-tabs.ts';
import { clearSlots, forgetSlot } from '../renewal/slots.ts';
import { proveKey, readOrMakeKey } from './own-key.ts';

type Reply = CallReply<'signUpByName'>;

async function ask(username: string): Promise<{ readonly reply: Reply; readonly pair: CryptoKeyPair }> {
  const pair = await readOrMakeKey();
  const [device, proof] = await Promise.all([readPublicKey(pair), proveKey(pair, '/auth/name', nameToProve(username))]);
  return {
    reply: await api.call('signUpByName', { body: { username, locale: currentLanguage(), device, proof } }),
    pair,
  };
}

/** A key whose account got a way in, or was erased, opens nothing any more: the next account hangs on a new one. */
async function askAnew(username: string): Promise<Awaited<ReturnType<typeof ask>>> {
  try {
    return await ask(username);
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'auth/login_failed') throw cause;
    await forgetSlot('nameKey');
    return ask(username);
  }
}

/**
 * Makes an account by its name alone and takes its session over; where the device has one, that one, which the answer tells
 * by `made`. Of two tabs the second waits. Throws ApiError, and NoDeviceError where the browser keeps nothing.
 */
export const playByName = (username: string): Promise<Reply> =>
  withSessionLock(async () => {
    const { reply, pair } = await askAnew(username);
    await clearSlots('nameKey');
    adoptSession(await storeSession(reply, { deviceKey: pair }));
    return reply;
  });
