import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ban } from '../../testing/people/staff.ts';
import { type Answer, startTestServer, type TestServer } from '../../testing/server.ts';
import { asCollector, type Collector, details, signUpCollector } from './testing/collector.ts';

let server: TestServer;
let owner: Collector;
let stranger: Collector;
let blocked: Collector;
let shunner: Collector;
let banned: Collector;
let guest: Collector;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUpCollector(server, 'owner');
  stranger = await signUpCollector(server, 'stranger');
  blocked = await signUpCollector(server, 'blocked');
  shunner = await signUpCollector(server, 'shunner');
  banned = await signUpCollector(server, 'banned');
  await ban(server, banned.id);
  await owner.post('/blocks', { playerId: blocked.id, kind: 'block', on: true });
  await shunner.post('/blocks', { playerId: owner.id, kind: 'block', on: true });
  const { body } = await server.call('POST', '/api/auth/guest', { locale: 'en-US' });
  const get = (method: string) => (path: string, sent?: object) =>
    server.call(method, `/api${path}`, sent, { token: body.token });
  guest = asCollector(server, {
    id: 'guest',
    username: 'guest',
    token: body.token,
    user: body.user,
    get: get('GET'),
    post: get('POST'),
    remove: get('DELETE'),
  });
});
afterAll(() => server.close());

/** Every call about one collection, as somebody makes it. */
const CALLS: readonly (readonly [string, (by: Collector, id: string) => Promise<Answer>])[] = [
  ['view', (by, id) => by.view(id)],
  ['words', (by, id) => by.get(`/collections/${id}/words`)],
  ['download', (by, id) => by.get(`/collections/${id}/download`)],
  ['favorite', (by, id) => by.post(`/collections/${id}/favorite`)],
  ['unfavorite', (by, id) => by.remove(`/collections/${id}/favorite`)],
  ['change', (by, id) => by.put(`/collections/${id}`, details('Taken over'))],
  ['add', (by, id) => by.add(id, 'string')],
  ['drop', (by, id) => by.remove(`/collections/${id}/words/KING`)],
  ['upload', (by, id) => by.upload(id, 'ring\n')],
  ['delete', (by, id) => by.remove(`/collections/${id}`)],
];
const OWN_CALLS = ['change', 'add', 'drop', 'upload', 'delete'];

/** All that is kept of a collection but for what looking at it counts. */
async function keptOf(id: string): Promise<unknown> {
  const { rows } = await server.database.pool.query(
    `select c.name, c.words, c.revision, c.is_public, c.hidden_at,
       array(select word from collection_word where collection_id = c.id order by word) as listed
     from collection c where id = $1`,
    [id],
  );
  return rows;
}
async function makeOne(name: string, isPublic: boolean): Promise<string> {
  const id = await owner.make(name, { isPublic });
  await owner.add(id, 'king');
  return id;
}

describe('somebody else’s collection', () => {
  it('18 that is private or hidden is not there, whoever asks and for whatever [S0130]', async () => {
    const secret = await makeOne('Secret', false);
    const hidden = await makeOne('Hidden', true);
    await server.database.pool.query('update collection set hidden_at = now() where id = $1', [hidden]);
    for (const id of [secret, hidden]) {
      const before = await keptOf(id);
      for (const by of [stranger, blocked, shunner]) {
        for (const [what, call] of CALLS) {
          const { status, body } = await call(by, id);
          expect([what, status, body.code]).toEqual([what, 404, 'collection/not_found']);
          // Exactly as one that never was.
          const { id: _, ...none } = (await call(by, 'NoSuchOne1')).body;
          expect({ ...none, id: body.id }).toEqual(body);
        }
      }
      expect(await keptOf(id)).toEqual(before);
      const { rows } = await server.database.pool.query(
        'select views, downloads, favorites from collection where id = $1',
        [id],
      );
      expect(rows).toEqual([{ views: 0, downloads: 0, favorites: 0 }]);
    }
    for (const path of [
      '/collections/public?sort=recent',
      '/collections/search?q=secret',
      '/collections/search?q=hidden',
    ])
      for (const by of [stranger, owner]) expect((await by.get(path)).body.collections).toEqual([]);
  });

  it('18 that is public is looked at, downloaded and liked, and changed by its owner alone [S0126]', async () => {
    const id = await makeOne('Open to all', true);
    const before = await keptOf(id);
    for (const by of [stranger, blocked, shunner]) {
      for (const [what, call] of CALLS) {
        const { status, body } = await call(by, id);
        const expected = OWN_CALLS.includes(what) ? [403, 'http/forbidden'] : [200, undefined];
        expect([what, status, body?.code]).toEqual([what, ...expected]);
      }
      expect(await keptOf(id)).toEqual(before);
    }
    for (const [what, call] of CALLS) expect([what, (await call(owner, id)).status]).toEqual([what, 200]);
  });

  it('18 is nothing to guests, to the banned, and to whoever has not signed in', async () => {
    const id = await makeOne('Nobody is here', true);
    const before = await keptOf(id);
    for (const [what, call] of CALLS) {
      expect([what, (await call(guest, id)).status]).toEqual([what, 401]);
      expect([what, (await call(banned, id)).status]).toEqual([what, 418]);
      expect([what, (await call({ ...guest, ...unknown }, id)).status]).toEqual([what, 401]);
    }
    for (const path of ['/collections/user/mine', '/collections/public', '/collections/search?q=here']) {
      expect((await guest.get(path)).status).toBe(401);
      expect((await banned.get(path)).status).toBe(418);
    }
    expect((await guest.post('/collections', details('Of a guest'))).status).toBe(401);
    expect(await keptOf(id)).toEqual(before);
  });

  const unknown: Partial<Collector> = {
    get: (path) => server.call('GET', `/api${path}`),
    view: (id) => server.call('GET', `/api/collections/${id}`),
    post: (path, body = {}) => server.call('POST', `/api${path}`, body),
    put: (path, body) => server.call('PUT', `/api${path}`, body),
    remove: (path) => server.call('DELETE', `/api${path}`),
    add: (id, word) => server.call('POST', `/api/collections/${id}/words`, { word }),
    upload: (id) => server.call('POST', `/api/collections/${id}/upload`, undefined, { raw: 'ring' }),
  };
});

describe('a collection that the staff has hidden', () => {
  it('18 is its owner’s to see and to delete, not to change', async () => {
    const id = await makeOne('Judged', true);
    await server.database.pool.query('update collection set hidden_at = now() where id = $1', [id]);
    expect((await owner.view(id)).body).toMatchObject({ name: 'Judged', hidden: true });
    expect((await owner.get('/collections/user/mine')).body.collections).toContainEqual(
      expect.objectContaining({ id, hidden: true }),
    );
    const before = await keptOf(id);
    for (const [what, call] of CALLS.filter(([name]) => ['change', 'add', 'drop', 'upload'].includes(name))) {
      const { status, body } = await call(owner, id);
      expect([what, status, body.error]).toEqual([what, 409, 'The staff has hidden this collection']);
    }
    expect(await keptOf(id)).toEqual(before);
    expect((await owner.get(`/collections/${id}/download`)).text).toBe('KING\n');
    expect((await owner.remove(`/collections/${id}`)).status).toBe(200);
  });
});
