import type { DeviceKey, SessionReply } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import type { AddressCode } from './address-code.ts';
import { createDeviceKey, readPublicKey } from '../renewal/device-key.ts';
import { adoptSession, storeSession } from '../renewal/keep-session.ts';
import { noteNewCodes } from '../recovery/new-codes.ts';
import { FINAL_STATUS } from '../renewal/renew.ts';
import { clearSlots, forgetSlot, type Slots } from '../renewal/slots.ts';

export type DiscordTokenReply = CallReply<'discordToken'>;

/** What an answer lacks that should be a sign-in, in the words of each way. */
type Lacks = (part: string | number | undefined) => ApiError;
const lacksToken: Lacks = () => new ApiError('client/no_token', 200);
/** Google's way has words of its own: for the token, and for the player. */
const lacksData: Lacks = (part) => new ApiError(part === 'user' ? 'room/invalid_options' : 'auth/token_invalid', 200);

const prepareDevice = async (): Promise<{ pair: CryptoKeyPair; device: DeviceKey } | null> => {
  const pair = await createDeviceKey();
  return pair ? { pair, device: await readPublicKey(pair) } : null;
};

/** Calls the server with a new key of this device and takes the session over; what an earlier sign-in left is forgotten. */
async function enter<Reply extends SessionReply>(
  call: (device: { device?: DeviceKey }) => Promise<Reply>,
  slotsOf: (reply: Reply) => Partial<Slots> = () => ({}),
  lacks: Lacks = lacksToken,
): Promise<Reply> {
  const own = await prepareDevice();
  const reply = await call(own ? { device: own.device } : {}).catch((cause: unknown) => {
    throw cause instanceof ApiError && cause.status === 200 ? lacks(cause.params.part) : cause;
  });
  await clearSlots();
  adoptSession(await storeSession(reply, { ...slotsOf(reply), ...(own ? { deviceKey: own.pair } : {}) }));
  return reply;
}

/** Signs in with a password. Throws ApiError. */
export const signIn = async (username: string, password: string): Promise<void> => {
  await enter((device) => api.call('byLogin', { body: { username, password, ...device } }));
};

/** Sets a new password with a recovery code and signs in. Throws ApiError. */
export const recoverPassword = (given: {
  readonly username: string;
  readonly code: string;
  readonly password: string;
}): Promise<CallReply<'recoverPassword'>> =>
  enter((device) => api.call('recoverPassword', { body: { ...given, ...device } }));

/** Makes an account and signs in. Throws ApiError. */
export const signUp = async (username: string, password: string): Promise<void> => {
  const { recoveryCodes } = await enter((device) =>
    api.call('register', { body: { username, password, locale: currentLanguage(), ...device } }),
  );
  noteNewCodes(recoveryCodes);
};

/** Signs in with what Google says of the player. Throws ApiError. */
export const signInWithGoogle = async (idToken: string): Promise<void> => {
  await enter(
    (device) => api.call('googleLogin', { body: { idToken, locale: currentLanguage(), ...device } }),
    () => ({ idp: 'google' }),
    lacksData,
  );
};

/** Signs in with a code of the chat platform: one with a state came by the browser's redirect, one without by its SDK. Throws ApiError. */
export const signInWithCode = ({ code, state }: AddressCode): Promise<DiscordTokenReply> =>
  enter(
    (device) =>
      api.call('discordToken', {
        body: { code, ...(state === null ? {} : { state }), locale: currentLanguage(), ...device },
      }),
    (reply) => ({ discordRefreshToken: reply.refresh_token }),
  ).catch(async (cause: unknown) => {
    // Refused for good: what an earlier sign-in left is worth nothing either.
    if (cause instanceof ApiError && FINAL_STATUS.includes(cause.status)) await forgetSlot('discordRefreshToken');
    throw cause;
  });
