import { KEY_SIGN_IN, passwordToProve } from '@syllaboom/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDevice } from '../../../testing/people/device.ts';
import { askByName, nameOn, proveFor } from '../../../testing/people/named-accounts.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const count = async (where: string, values: readonly unknown[]) =>
  (await server.database.pool.query(`select count(*)::int as count from account where ${where}`, [...values])).rows[0]
    .count as number;

it('gives a name to one of 20 devices that ask for it at once', async () => {
  const devices = await Promise.all(Array.from({ length: 20 }, createDevice));
  const spellings = ['Paula', 'PAULA', 'paula', 'Pau1a'];
  const answers = await Promise.all(devices.map((device, n) => askByName(server, device, spellings[n % 4] ?? '')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'auth/username_taken')).toHaveLength(19);
  expect(await count('username_fold like $1', ['pau%'])).toBe(1);
});

it('makes one account of 20 that one key asks for at once, under whatever names', async () => {
  const device = await createDevice();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => askByName(server, device, `Farmer_${n % 5}`)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
  expect(answers.filter(({ body }) => body.made)).toHaveLength(1);
  expect(await count('username_fold like $1', ['farmer%'])).toBe(1);
});

it('64 takes a proof once, however many come with it at the same moment', async () => {
  const device = await createDevice();
  await nameOn(server, device, 'Once-Only');
  const proof = await proveFor(server, device, { path: '/auth/key', text: KEY_SIGN_IN });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call('POST', '/api/auth/key', { device: device.key, proof })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('adds one first password of several at once', async () => {
  const device = await createDevice();
  const { token } = await nameOn(server, device, 'Undecided');
  const passwords = Array.from({ length: 5 }, (_, n) => `correct horse ${n}`);
  const answers = await Promise.all(
    passwords.map(async (password) => {
      const body = { username: 'Undecided', password };
      const proof = await proveFor(server, device, {
        path: '/update-auth',
        text: passwordToProve('Undecided', password),
      });
      return server.call('POST', '/api/update-auth', { ...body, proof }, { token });
    }),
  );
  expect(answers.filter(({ body }) => (body.recoveryCodes?.length ?? 0) > 0)).toHaveLength(1);
  const fits = await Promise.all(
    passwords.map(async (password) => {
      const { status } = await server.call('POST', '/api/auth/bylogin', { username: 'Undecided', password });
      return status === 200;
    }),
  );
  expect(fits.filter(Boolean)).toHaveLength(1);
});
