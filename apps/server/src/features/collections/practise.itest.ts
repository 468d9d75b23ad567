import { afterAll, beforeAll, expect, it } from 'vitest';
import { ban } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type Collector, details, signUpCollector } from './testing/collector.ts';

let server: TestServer;
let owner: Collector;
let ben: Collector;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUpCollector(server, 'owner');
  ben = await signUpCollector(server, 'ben');
});
afterAll(() => server.close());

it('gives a table its words as far as whoever opens it may see them then', async () => {
  const practise = (playerId: string, id: string) => server.composition.roomPorts.content.practise(playerId, id);
  const id = await owner.make('To practise', { downloadAllowed: false });
  for (const word of ['ring', 'king']) await owner.add(id, word);
  const whole = { id, name: 'To practise', locale: 'en-US', words: ['KING', 'RING'] };
  expect([await practise(owner.id, id), await practise(ben.id, id)]).toEqual([whole, whole]);
  expect(await practise('guest', id)).toBeNull();
  await owner.put(`/collections/${id}`, details('To practise', { isPublic: false }));
  expect([await practise(owner.id, id), await practise(ben.id, id)]).toEqual([whole, null]);
  await owner.put(`/collections/${id}`, details('To practise'));
  await server.database.pool.query('update collection set hidden_at = now() where id = $1', [id]);
  expect([await practise(owner.id, id), await practise(ben.id, id)]).toEqual([whole, null]);
  await server.database.pool.query('update collection set hidden_at = null where id = $1', [id]);
  await ban(server, owner.id);
  expect(await practise(ben.id, id)).toBeNull();
  expect(await practise(ben.id, 'NoSuchOne')).toBeNull();
});
