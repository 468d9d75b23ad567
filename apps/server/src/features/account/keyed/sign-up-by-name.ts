import { type BodyOf, type ENDPOINTS, type ErrorCode, nameToProve, type ReplyOf } from '@syllaboom/contracts';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { PLAYER_ID_LENGTH, randomId } from '#platform/ids/random-id.ts';
import type { AccountDeps } from '../account.deps.ts';
import { addAccount } from '../account.repository.ts';
import { isUsernameTaken } from '../names/username.repository.ts';
import { isDeveloperName } from '../roles/developers.ts';
import { refuseBadDevice, thumbprintOf } from '../sessions/device-proof.ts';
import { localeOrDefault } from '../locale.ts';
import { wasFreedLately } from '../names/freed-names.ts';
import { passesForStaff } from '../names/passes-for-staff.ts';
import { refuseUsername } from '../names/username.ts';
import { addAccountKey, findKeyOwner, lockKey } from './account-key.repository.ts';
import { enterByKey, type KeyedDevice } from './enter-by-key.ts';
import { spendProof } from './spend-proof.ts';

export type SignUpByNameRequest = BodyOf<(typeof ENDPOINTS)['signUpByName']> & KeyedDevice;
type Reply = ReplyOf<(typeof ENDPOINTS)['signUpByName']>;

/**
 * Makes an account by its name alone; it hangs on the device's key until it gets a way in. A key that has an account opens
 * that one, so that a lost answer or a second tab makes no second one. Refusals in this order: the proof, the key's own
 * account (banned, or with another way in), the name's length, letters, rude and reserved names, taken.
 */
export async function signUpByName(deps: AccountDeps, request: SignUpByNameRequest, address: string): Promise<Reply> {
  const { device } = request;
  await refuseBadDevice(device);
  await spendProof(deps, device, { proof: request.proof, text: nameToProve(request.username), path: '/auth/name' });
  const thumbprint = await thumbprintOf(device);
  const owner = await findKeyOwner(deps.database.db, thumbprint);
  if (owner !== null) return { ...(await enterByKey(deps, owner, request)), made: false };
  const username = request.username.normalize('NFC');
  const refusal = await refuseName(deps, username, request.locale);
  if (refusal !== null) {
    // Taken a moment ago by this very key, by another call of it.
    const twin = await findKeyOwner(deps.database.db, thumbprint);
    if (twin === null) throw new AppError(refusal);
    return { ...(await enterByKey(deps, twin, request)), made: false };
  }
  await deps.namedAccountLimit.consume(address);
  const playerId = randomId(PLAYER_ID_LENGTH);
  const made = await deps.database.transact((tx) =>
    createOrFind(deps, tx, { playerId, username, thumbprint, locale: request.locale }),
  );
  if (made === playerId)
    deps.security.info({ event: 'signed_up', playerId, provider: 'key' }, 'signed up by name alone');
  return { ...(await enterByKey(deps, made, request)), made: made === playerId };
}

/** Nobody has proven anything yet: a name that the operator or the staff is known by is not given out. */
async function refuseName(deps: AccountDeps, username: string, locale: string | undefined): Promise<ErrorCode | null> {
  const { db } = deps.database;
  const refusal = refuseUsername(username, localeOrDefault(locale));
  if (refusal !== null) return refusal;
  if (isDeveloperName(deps, username) || (await passesForStaff(db, username, deps))) return 'auth/username_not_allowed';
  if (await isUsernameTaken(db, username)) return 'auth/username_taken';
  if (await wasFreedLately(db, deps, username)) return 'auth/username_taken';
  return null;
}

/** Two calls at once with one key wait for each other: one makes the account, the other finds it. */
async function createOrFind(
  deps: AccountDeps,
  tx: Tx,
  given: {
    readonly playerId: string;
    readonly username: string;
    readonly thumbprint: string;
    readonly locale: string | undefined;
  },
): Promise<string> {
  const { playerId, username, thumbprint } = given;
  await lockKey(tx, thumbprint);
  const owner = await findKeyOwner(tx, thumbprint);
  if (owner !== null) return owner;
  if (!(await addAccount(tx, { playerId, username, passwordHash: null, roles: [], wayIn: false })))
    throw new AppError('auth/username_taken');
  await deps.ports.createPlayer(tx, { playerId, username, locale: localeOrDefault(given.locale) });
  await addAccountKey(tx, playerId, thumbprint, deps.clock.now());
  return playerId;
}
