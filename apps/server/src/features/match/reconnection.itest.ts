import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('answers the seat that waits for the caller, and nobody else’s [R0413]', async () => {
  const anna = await server.signUp('recona');
  const bert = await server.signUp('reconb');
  const ask = async (token: string) => (await server.call('GET', '/api/reconnection', undefined, { token })).body;
  expect(await ask(anna.token)).toEqual({ room_id: null, reconnection_token: null });
  const { reconnections } = server.composition.roomPorts;
  reconnections.save(anna.user.id, 'ROOM1', 'the-token');
  expect(await ask(anna.token)).toEqual({ room_id: 'ROOM1', reconnection_token: 'the-token' });
  expect(await ask(bert.token)).toEqual({ room_id: null, reconnection_token: null });
  reconnections.clear(anna.user.id, 'ROOM1');
  expect(await ask(anna.token)).toEqual({ room_id: null, reconnection_token: null });
});
