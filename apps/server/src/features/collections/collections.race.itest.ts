import { COLLECTIONS } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type Collector, details, fill, inventWords, signUpCollector } from './testing/collector.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const AT_ONCE = 20;
const times = <Value>(count: number, run: (n: number) => Value): Value[] =>
  Array.from({ length: count }, (_, n) => run(n));
const statusesOf = (answers: readonly { readonly status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all = []]) => [status, all.length]),
  );

/** Counters that are not as many as their rows. */
async function miscounted(): Promise<unknown[]> {
  const { rows } = await server.database.pool.query(
    `select id, words, favorites, views from collection c
     where words <> (select count(*) from collection_word where collection_id = c.id)
       or favorites <> (select count(*) from collection_favorite where collection_id = c.id)
       or views <> (select count(*) from collection_view where collection_id = c.id)`,
  );
  return rows;
}
let made = 0;
const someone = (): Promise<Collector> => {
  made += 1;
  return signUpCollector(server, `racer${made}`);
};

it('30 twenty at once make ten collections', async () => {
  const by = await someone();
  const answers = await Promise.all(times(AT_ONCE, (n) => by.post('/collections', details(`Number ${n}`))));
  expect(statusesOf(answers)).toEqual({ 200: COLLECTIONS.most, 409: AT_ONCE - COLLECTIONS.most });
  expect((await by.get('/collections/user/mine')).body.pagination.totalCollections).toBe(COLLECTIONS.most);
});

it('one name is given once, to new collections and to old ones', async () => {
  const by = await someone();
  const ids = [await by.make('First'), await by.make('Second'), await by.make('Third')];
  const answers = await Promise.all([
    ...times(10, () => by.post('/collections', details('Wanted'))),
    ...times(9, (n) => by.put(`/collections/${ids[n % 3]}`, details('WANTED'))),
  ]);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const { rows } = await server.database.pool.query(
    "select id from collection where owner_id = $1 and lower(name) = 'wanted'",
    [by.id],
  );
  expect(rows).toHaveLength(1);
});

it('30 of twenty words at once one finds the last place', async () => {
  const by = await someone();
  const id = await by.make('Nearly full');
  await fill(server, id, inventWords(COLLECTIONS.mostWords - 1));
  const words = inventWords(AT_ONCE, 50_000);
  const answers = await Promise.all(words.map((word) => by.add(id, word)));
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: AT_ONCE - 1 });
  expect((await by.view(id)).body.wordCount).toBe(COLLECTIONS.mostWords);
  expect(await miscounted()).toEqual([]);
});

it('30 files at once fill it up and no further, the same word is added and removed once', async () => {
  const by = await someone();
  const id = await by.make('Filled');
  await fill(server, id, inventWords(COLLECTIONS.mostWords - 100));
  const files = await Promise.all(times(4, (n) => by.upload(id, inventWords(60, 60_000 + n * 50).join('\n'))));
  expect(statusesOf(files)).toEqual({ 200: 4 });
  expect((await by.view(id)).body.wordCount).toBe(COLLECTIONS.mostWords);
  const [word = ''] = inventWords(1);
  const removed = await Promise.all(times(AT_ONCE, () => by.remove(`/collections/${id}/words/${word}`)));
  expect(statusesOf(removed)).toEqual({ 200: 1, 404: AT_ONCE - 1 });
  const added = await Promise.all(times(AT_ONCE, () => by.add(id, word)));
  expect(statusesOf(added)).toEqual({ 200: 1, 409: AT_ONCE - 1 });
  expect(await miscounted()).toEqual([]);
});

it('of a favorite that is made and taken back at once, what was said last holds', async () => {
  const [by, fan] = [await someone(), await someone()];
  const id = await by.make('Liked');
  const path = `/collections/${id}/favorite`;
  await Promise.all(times(AT_ONCE, (n) => (n % 2 === 0 ? fan.post(path) : fan.remove(path))));
  expect(await miscounted()).toEqual([]);
  await Promise.all([fan.post(path), fan.post(path)]);
  expect((await fan.view(id)).body).toMatchObject({ isFavorited: true, favorites: 1 });
});

it('looks and downloads at once count once', async () => {
  const [by, other] = [await someone(), await someone()];
  const id = await by.make('Seen');
  await by.add(id, 'king');
  await Promise.all(times(AT_ONCE, (n) => (n % 2 === 0 ? other.view(id) : other.get(`/collections/${id}/download`))));
  expect((await by.view(id)).body).toMatchObject({ views: 1, downloads: 1 });
});

it('30 a collection never is public with an offensive word, whichever comes first', async () => {
  const by = await someone();
  for (let round = 0; round < 5; round += 1) {
    const id = await by.make(`Round ${round}`, { isPublic: false });
    await Promise.all([
      by.put(`/collections/${id}`, details(`Round ${round}`)),
      ...times(5, () => by.add(id, 'fuck')),
      by.upload(id, 'fuck\nking'),
    ]);
    const { public: isPublic } = (await by.view(id)).body;
    expect([isPublic, await by.words(id)].flat()).not.toEqual(expect.arrayContaining([true, 'FUCK']));
  }
});

it('deleting ends whatever is done to it at that moment', async () => {
  const [by, other] = [await someone(), await someone()];
  for (let round = 0; round < 5; round += 1) {
    const id = await by.make('Going');
    const answers = await Promise.all([
      other.post(`/collections/${id}/favorite`),
      other.view(id),
      other.get(`/collections/${id}/download`),
      by.add(id, 'king'),
      by.upload(id, 'ring'),
      by.remove(`/collections/${id}`),
      by.remove(`/collections/${id}`),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect((await by.view(id)).status).toBe(404);
  }
  expect(await miscounted()).toEqual([]);
});

it('erasing a player while they like and make things leaves counters as many as their rows, and nothing of theirs', async () => {
  const owner = await someone();
  const ids = [await owner.make('One'), await owner.make('Two'), await owner.make('Three')];
  for (let round = 0; round < 3; round += 1) {
    const leaving = await someone();
    for (const id of ids) await leaving.post(`/collections/${id}/favorite`);
    const own = await leaving.make('Own');
    await owner.post(`/collections/${own}/favorite`);
    await Promise.all([
      ...ids.map((id) => leaving.remove(`/collections/${id}/favorite`)),
      ...ids.map((id) => leaving.post(`/collections/${id}/favorite`)),
      leaving.make('Late').catch(() => null),
      leaving.view(ids[0] ?? ''),
      server.composition.features['collections']?.jobs?.[0]?.run(),
      leaving.post('/account/delete', { username: leaving.username, password: 'secret-1' }),
    ]);
    const { rows } = await server.database.pool.query(
      `select (select count(*) from collection where owner_id = $1)
         + (select count(*) from collection_favorite where player_id = $1)
         + (select count(*) from collection_view where player_id = $1) as left`,
      [leaving.id],
    );
    expect(rows).toEqual([{ left: 0 }]);
  }
  const { rows } = await server.database.pool.query(
    `select id from collection c
     where favorites <> (select count(*) from collection_favorite where collection_id = c.id)
       or words <> (select count(*) from collection_word where collection_id = c.id)`,
  );
  expect(rows).toEqual([]);
});
