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

it('53 a link to a public collection says which; to a private, hidden or unknown one nothing', async () => {
  const eve = await signUpCollector(server, 'eve');
  const id = await eve.make('Linked to', { locale: 'tr-TR' });
  const titleOf = async (query: string) =>
    /property="og:title" content="([^"]*)"/.exec((await server.call('GET', `/${query}`)).text)?.[1];
  expect(await titleOf(`?collection=${id}`)).toBe('Linked to · Syllaboom');
  await server.database.pool.query('update collection set hidden_at = now() where id = $1', [id]);
  expect(await titleOf(`?collection=${id}`)).toBe('Syllaboom');
  const secret = await eve.make('Secret', { isPublic: false });
  for (const other of [secret, 'NoSuchOne']) expect(await titleOf(`?collection=${other}`)).toBe('Syllaboom');
  // Looking at the card is no view.
  expect((await eve.view(id)).body.views).toBe(0);
});
