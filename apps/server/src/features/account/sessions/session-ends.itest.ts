import { collectPlayerMessages } from '../../../testing/collect-player-messages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ban } from '../../../testing/people/staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('11 tells the rooms which sessions ended by sign-out and by ban, after the commit', async () => {
  const { roomPorts } = server.composition;
  const { received, stop } = collectPlayerMessages(server, 'sessionEnded');
  const { token, user } = await server.signUp('Klara');
  const { signInId } = await roomPorts.authenticate(token);
  await server.call('POST', '/api/auth/logout', undefined, { token });
  await ban(server, user.id);
  stop();
  await ban(server, user.id);
  expect(received).toEqual([
    { playerId: user.id, sessionId: signInId, banned: false },
    { playerId: user.id, sessionId: null, banned: true },
  ]);
});

it('shows rooms the names and avatars of players, and of nobody else', async () => {
  const { user } = await server.signUp('Lena');
  expect(await server.composition.roomPorts.readPlayerCards([user.id, 'nobody'])).toEqual([
    expect.objectContaining({ playerId: user.id, displayName: 'Lena', avatar: expect.any(String) }),
  ]);
});
