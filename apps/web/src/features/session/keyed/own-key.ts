import { KEY_SIGN_IN, type SessionReply } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { serverNow } from '../../../platform/api/server-time.ts';
import { createDeviceKey, readPublicKey, signProof } from '../renewal/device-key.ts';
import { currentUser, patchUser } from '../session-store.ts';
import { areSlotsKept, forgetSlot, readSlot, writeSlots } from '../renewal/slots.ts';

/** This browser can't keep a key, so an account by name alone would be lost with the page. */
export class NoDeviceError extends Error {
  override readonly name = 'NoDeviceError';
}

/** The device's lasting key, made at the first time and kept before anybody hears of it. Throws NoDeviceError. */
export async function readOrMakeKey(): Promise<CryptoKeyPair> {
  if (!(await areSlotsKept())) throw new NoDeviceError();
  const kept = await readSlot('nameKey').catch(() => null);
  if (kept) return kept;
  const made = await createDeviceKey();
  if (made === null) throw new NoDeviceError();
  // Some browsers keep data, but no keys.
  await writeSlots({ nameKey: made }).catch(() => {
    throw new NoDeviceError();
  });
  return made;
}

/** A proof of the key for one call; `text` is what it stands for. */
export const proveKey = (pair: CryptoKeyPair, path: string, text: string): Promise<string> =>
  signProof(pair, { url: new URL(`./api${path}`, document.baseURI).href, secret: text, now: serverNow() });

/** Opens the account that hangs on the key. Throws ApiError. */
export const signInByKey = async (pair: CryptoKeyPair): Promise<SessionReply> =>
  api.call('keySignIn', {
    body: { device: await readPublicKey(pair), proof: await proveKey(pair, '/auth/key', KEY_SIGN_IN) },
  });

/** What a call must bring that gives the account its first way in, or ends it; nothing where it has one. */
export async function ownProof(path: string, text: string): Promise<{ proof?: string }> {
  if (currentUser()?.wayIn !== false) return {};
  const pair = await readSlot('nameKey');
  return pair ? { proof: await proveKey(pair, path, text) } : {};
}

/** The account got a way in: it does not hang on the key any more. */
export async function noteWayIn(): Promise<void> {
  if (currentUser()?.wayIn !== false) return;
  patchUser({ wayIn: true });
  await forgetSlot('nameKey');
}
