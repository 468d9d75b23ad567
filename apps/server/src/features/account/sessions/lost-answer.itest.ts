import { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import { randomBytes } from 'node:crypto';
import { createConfig } from '#config/config.ts';
import { readEnv } from '#config/env.ts';
import { addProfile } from '#features/profile';
import { AccessTokens } from '#platform/auth/access-token.ts';
import { Encrypter } from '#platform/auth/encrypter.ts';
import { createSingleUse } from '#platform/auth/single-use.ts';
import { PasswordHasher } from '#platform/auth/password-hasher.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { createLimiterFactory } from '#platform/limits/limiter.ts';
import { createLogger } from '#platform/log/logger.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/database.ts';
import { createDevice, type TestDevice } from '../../../testing/people/device.ts';
import { appCodeAt } from '../../../testing/people/second-factor.ts';
import type { AccountDeps } from '../account.deps.ts';
import { authenticate } from './authenticate.ts';
import { renewSession } from './renew-session.ts';
import { resetPassword, resetSecondFactor } from '../recovery/operator.ts';
import { recoverPassword } from '../recovery/recover-password.ts';
import { register } from '../credentials/register.ts';
import { describeSecondFactor } from '../second-factor/describe-second-factor.ts';
import { enrolSecondFactor } from '../second-factor/enrol-second-factor.ts';
import { proveSecondFactor } from '../second-factor/prove-second-factor.ts';
import { signIn } from '../credentials/sign-in.ts';
import { describeGuest } from '../credentials/start-guest.ts';
import { SignInThrottle } from '../credentials/sign-in-throttle.ts';

let database: Database;
let deps: AccountDeps;
let device: TestDevice;

/** Every commit's answer is lost: the work runs again, as after a broken connection. */
const losingAnswers = (real: Database): Database => ({
  ...real,
  transact: async (work) => {
    await real.transact(work);
    return real.transact(work);
  },
});

beforeAll(async () => {
  database = await openTestDatabase();
  device = await createDevice();
  const { limits, session } = createConfig(readEnv({ HOST: '127.0.0.1', LIMITS: 'off' }));
  deps = {
    database: losingAnswers(database),
    clock: systemClock,
    tokens: await AccessTokens.open(database, systemClock, session.keyRotationSeconds),
    hasher: new PasswordHasher({ memoryKib: 64, passes: 1, lanes: 1, parallelHashes: 4, waitingHashes: 10 }),
    throttle: new SignInThrottle(limits.signIn, createLimiterFactory(false, null), { wait: async () => {} }),
    secondFactorLimit: createLimiterFactory(false, null)('second-factor', limits.secondFactor),
    namedAccountLimit: createLimiterFactory(false, null)('named-accounts', limits.namedAccounts),
    session,
    refreshTokenKey: randomBytes(32),
    security: createLogger('silent'),
    channel: new PlayerChannel(createLogger('silent')),
    developers: [],
    identities: {
      discord: null,
      google: null,
      communityUrl: null,
      encrypter: new Encrypter(randomBytes(32)),
      singleUse: createSingleUse(null, systemClock),
    },
    ports: {
      createPlayer: (tx, { playerId, username, locale }) =>
        addProfile(tx, { playerId, displayName: username, avatar: 'seed', locale }),
      readUser: async (_db, { playerId }) => describeGuest(playerId, 'en-US'),
      describeBan: async () => null,
      onDiscordSignIn: async () => {},
      keepsAnyway: async () => new Set(),
      personalData: () => [],
    },
  };
});
afterAll(() => database.close());

it('signs up once and opens one session a call, also when the answers of all commits are lost', async () => {
  const signedUp = await register(deps, { username: 'lossy', password: 'secret-1', device: device.key });
  const signedIn = await signIn(deps, { username: 'lossy', password: 'secret-1' }, '192.0.2.1');
  expect(signedIn.user.id).toBe(signedUp.user.id);
  const refreshToken = signedUp.renew ?? '';
  const proof = await device.prove(refreshToken, systemClock.now(), {});
  const renewed = await renewSession(deps, { username: 'lossy', refreshToken, proof, agent: undefined });
  const rows = async (table: string) =>
    (await database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count as number;
  expect(await Promise.all(['account', 'profile', 'session', 'renewal_secret'].map(rows))).toEqual([1, 1, 2, 2]);
  for (const { token } of [signedUp, signedIn, renewed]) {
    expect((await authenticate(deps, token)).playerId).toBe(signedUp.user.id);
  }
  await expect(register(deps, { username: 'lossy', password: 'secret-1' })).rejects.toThrow(/already taken/);
});

it('61 spends one recovery code, and makes one set of codes, when the answers of all commits are lost', async () => {
  const { recoveryCodes } = await register(deps, { username: 'lossy_2', password: 'secret-1' });
  const recover = (n: number) =>
    recoverPassword(deps, { username: 'lossy_2', code: recoveryCodes[n] ?? '', password: `changed-${n}` }, '192.0.2.1');
  expect((await recover(0)).codesLeft).toBe(7);
  for (let n = 1; n < 7; n++) expect((await recover(n)).codesLeft).toBe(7 - n);
  const last = await recover(7);
  expect([last.codesLeft, last.recoveryCodes.length]).toEqual([8, 8]);
  const code = last.recoveryCodes[0] ?? '';
  expect(
    (await recoverPassword(deps, { username: 'lossy_2', code, password: 'changed-9' }, '192.0.2.1')).codesLeft,
  ).toBe(7);
});

it('62 takes a code of the app once, and tells of its replacements, when the answers of all commits are lost', async () => {
  const { token, user } = await register(deps, { username: 'lossy_3', password: 'secret-1' });
  await database.pool.query('update account set roles = array[5] where player_id = $1', [user.id]);
  const caller = await authenticate(deps, token);
  const { secret } = await enrolSecondFactor(deps, caller, undefined, '192.0.2.1');
  const code = appCodeAt(secret, systemClock.now());
  const { replacementCodes } = await proveSecondFactor(deps, caller, code);
  expect(replacementCodes).toHaveLength(8);
  await expect(proveSecondFactor(deps, caller, code)).rejects.toThrow();
  await proveSecondFactor(deps, caller, replacementCodes[0] ?? '');
  expect((await describeSecondFactor(deps, await authenticate(deps, token))).codesLeft).toBe(7);
});

it('63 writes an operator’s action down once when the answers of all commits are lost', async () => {
  const { user } = await register(deps, { username: 'lossy_4', password: 'secret-1' });
  const actions: string[] = [];
  const operator = {
    database: losingAnswers(database),
    clock: systemClock,
    record: async (_tx: unknown, { did }: { did: string }) => void actions.push(did),
  };
  const { secret } = await enrolled('lossy_4');
  expect(secret).not.toBe('');
  const reset = await resetPassword(operator, 'lossy_4');
  expect(await resetSecondFactor(operator, 'lossy_4')).toMatchObject({ hadOne: true });
  expect(actions).toEqual(['password_reset', 'second_factor_reset']);
  const back = { username: 'lossy_4', code: reset?.code ?? '', password: 'correct horse!' };
  expect((await recoverPassword(deps, back, '192.0.2.1')).user.id).toBe(user.id);
});

/** Sets an app up in a new session of this player, who becomes one of the staff. */
async function enrolled(username: string): Promise<{ secret: string }> {
  const { token, user } = await signIn(deps, { username, password: 'secret-1' }, '192.0.2.1');
  await database.pool.query('update account set roles = array[5] where player_id = $1', [user.id]);
  const caller = await authenticate(deps, token);
  const { secret } = await enrolSecondFactor(deps, caller, undefined, '192.0.2.1');
  await proveSecondFactor(deps, caller, appCodeAt(secret, systemClock.now()));
  return { secret };
}
