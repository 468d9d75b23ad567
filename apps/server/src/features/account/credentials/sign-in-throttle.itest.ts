import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDevice } from '../../../testing/people/device.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer((config) => ({
    ...config,
    limits: { ...config.limits, enabled: true },
    server: { ...config.server, trustedHops: 1 },
  }));
});
afterAll(() => server.close());

const signIn = (username: string, password: string, address: string, extra: object = {}) =>
  server.call(
    'POST',
    '/api/auth/bylogin',
    { username, password, ...extra },
    { headers: { 'x-forwarded-for': address } },
  );

it('02 answers the sixth failure in 15 minutes with 429, but lets a known device in', async () => {
  const device = await createDevice();
  await server.signUp('Klara', { device: device.key });
  for (let failure = 0; failure < 5; failure++)
    expect((await signIn('Klara', 'wrong-one', '10.0.0.1')).status).toBe(401);
  const sixth = await signIn('Klara', 'secret-1', '10.0.0.1');
  expect(sixth).toMatchObject({ status: 429, body: { code: 'auth/too_many_attempts' } });
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await signIn('Klara', 'secret-1', '10.0.0.1', { device: device.key })).status).toBe(200);
  expect((await signIn('Klara', 'secret-1', '10.0.0.2')).status).toBe(200);
});

it('counts parallel guesses too', async () => {
  await server.signUp('Ludwig');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => signIn('Ludwig', `guess-${n}`, '10.0.1.1')));
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
});

it('02 judges guesses at one user from many addresses one after another, without locking the user out', async () => {
  const device = await createDevice();
  await server.signUp('Martha', { device: device.key });
  for (let guess = 0; guess < 20; guess++) await signIn('Martha', 'wrong-one', `10.1.0.${guess}`);
  expect(server.clock.sleptMs).toBe(0);
  const guesses = Array.from({ length: 60 }, (_, n) => signIn('Martha', `guess-${n}`, `10.1.1.${n}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  // The line's clock stands still here: whoever has a place waits for the turn of ten, and the others are sent away.
  expect([
    statuses.filter((status) => status === 401).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([10, 50]);
  expect(server.clock.sleptMs).toBeGreaterThan(100_000);
  const sentAway = await signIn('Martha', 'secret-1', '10.1.2.1');
  expect(sentAway).toMatchObject({ status: 429, body: { code: 'auth/too_many_attempts' } });
  expect(Number(sentAway.headers.get('retry-after'))).toBe(20);
  // The owner's device never waits, and elsewhere the owner gets in when the line has moved: nothing counts against them.
  const before = server.clock.sleptMs;
  expect((await signIn('Martha', 'secret-1', '10.1.2.1', { device: device.key })).status).toBe(200);
  expect(server.clock.sleptMs).toBe(before);
  for (let again = 0; again < 6; again++) await signIn('Martha', 'secret-1', '10.1.2.1');
  server.clock.forward(20);
  expect((await signIn('Martha', 'secret-1', '10.1.2.1')).status).toBe(200);
});

it('counts failures of one address over all users', async () => {
  for (let guess = 0; guess < 50; guess++) await signIn(`user${guess}`, 'wrong-one', '10.2.0.1');
  expect((await signIn('Nina', 'wrong-one', '10.2.0.1')).status).toBe(429);
  expect((await signIn('Nina', 'wrong-one', '10.2.0.2')).status).toBe(401);
});

it('allows 20 sign-ups an hour and address', async () => {
  const headers = { 'x-forwarded-for': '10.3.0.1' };
  const statuses: number[] = [];
  for (let each = 0; each < 21; each++) {
    const answer = await server.call(
      'POST',
      '/api/auth/register',
      { username: `crowd${each}`, password: 'secret-1' },
      { headers },
    );
    statuses.push(answer.status);
    if (answer.status === 429) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

it('38 goes by the address that the trusted proxy wrote, whatever the caller claims', async () => {
  const claim = (n: number) => ({
    'x-forwarded-for': `1.2.3.${n}, 10.4.0.1`,
    'x-real-ip': `9.9.9.${n}`,
    'x-client-ip': `8.8.8.${n}`,
  });
  const statuses: number[] = [];
  for (let each = 0; each < 6; each++) {
    const answer = await server.call(
      'POST',
      '/api/auth/bylogin',
      { username: 'Otto', password: 'wrong-one' },
      { headers: claim(each) },
    );
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});
