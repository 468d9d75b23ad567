import { randomBytes } from 'node:crypto';
import { createConfig } from '#config/config.ts';
import { readEnv } from '#config/env.ts';
import { addProfile } from '#features/profile';
import { AccessTokens } from '#platform/auth/access-token.ts';
import { Sealer } from '#platform/auth/sealer.ts';
import { createSingleUse } from '#platform/auth/single-use.ts';
import { PasswordHasher } from '#platform/auth/password-hasher.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { createLimiterFactory } from '#platform/limits/limiter.ts';
import { createLogger } from '#platform/log/logger.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { createDevice, type TestDevice } from '../../testing/device.ts';
import { type AccountService, createAccountService } from './account.service.ts';
import { describeGuest } from './start-guest.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

let database: Database;
let accounts: AccountService;
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
  accounts = createAccountService({
    database: losingAnswers(database),
    clock: systemClock,
    tokens: await AccessTokens.open(database, systemClock, session.keyRotationSeconds),
    hasher: new PasswordHasher({ memoryKib: 64, passes: 1, lanes: 1, parallelHashes: 4, waitingHashes: 10 }),
    throttle: new SignInThrottle(limits.signIn, createLimiterFactory(false, null), systemClock),
    session,
    renewalKey: randomBytes(32),
    security: createLogger('silent'),
    developers: [],
    identities: {
      discord: null,
      google: null,
      communityUrl: null,
      sealer: new Sealer(randomBytes(32)),
      singleUse: createSingleUse(null, systemClock),
    },
    ports: {
      createPlayer: (tx, { playerId, username, locale }) =>
        addProfile(tx, { playerId, displayName: username, avatar: 'seed', locale }),
      readUser: async (_db, { playerId }) => describeGuest(playerId, 'en-US'),
      describeBan: async () => null,
      onDiscordSignIn: async () => {},
      personalData: [],
    },
  });
});
afterAll(() => database.close());

it('signs up once and opens one session a call, also when the answers of all commits are lost', async () => {
  const signedUp = await accounts.register({ username: 'lossy', password: 'secret-1', device: device.key });
  const signedIn = await accounts.signIn({ username: 'lossy', password: 'secret-1' }, '192.0.2.1');
  expect(signedIn.user.id).toBe(signedUp.user.id);
  const secret = signedUp.renew ?? '';
  const proof = await device.prove(secret, systemClock.now(), {});
  const renewed = await accounts.signIn({ username: 'lossy', password: secret, proof }, '192.0.2.1');
  const rows = async (table: string) =>
    (await database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count as number;
  expect(await Promise.all(['account', 'profile', 'session', 'renewal_secret'].map(rows))).toEqual([1, 1, 2, 2]);
  for (const { token } of [signedUp, signedIn, renewed]) {
    expect((await accounts.authenticate(token)).playerId).toBe(signedUp.user.id);
  }
  await expect(accounts.register({ username: 'lossy', password: 'secret-1' })).rejects.toThrow(/already taken/);
});
