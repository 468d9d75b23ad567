import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type Collector, details, signUpCollector } from './testing/collector.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PEOPLE = 3;
const WORDS = ['KING', 'RING', 'SING', 'BRING', 'STRING'];
/** Who does what, to whose collection, with which word. */
const deeds = fc.array(
  fc.record({
    who: fc.nat(PEOPLE - 1),
    whose: fc.nat(PEOPLE - 1),
    what: fc.constantFrom('like', 'unlike', 'look', 'download', 'add', 'drop', 'upload', 'hide', 'publish', 'erase'),
    word: fc.constantFrom(...WORDS),
  }),
  { minLength: 5, maxLength: 25 },
);
let games = 0;

/** What a model of one collection knows of it. */
interface Model {
  readonly words: Set<string>;
  readonly fans: Set<number>;
  readonly viewers: Set<number>;
  readonly downloaders: Set<number>;
  views: number;
  downloads: number;
  isPublic: boolean;
  isGone: boolean;
}
const freshModel = (): Model => ({
  words: new Set(),
  fans: new Set(),
  viewers: new Set(),
  downloaders: new Set(),
  views: 0,
  downloads: 0,
  isPublic: true,
  isGone: false,
});

function look(model: Model, who: number): void {
  if (!model.viewers.has(who)) model.views += 1;
  model.viewers.add(who);
}

it('counters are as many as their rows after random sequences, also after erasing players', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, async (sequence) => {
      games += 1;
      const people: Collector[] = [];
      for (let n = 0; n < PEOPLE; n += 1) people.push(await signUpCollector(server, `g${games}p${n}`));
      const ids: string[] = [];
      for (const by of people) ids.push(await by.make('Counted'));
      const models = people.map(freshModel);
      const erased = new Set<number>();
      for (const { who, whose, what, word } of sequence) {
        const [by, id, model] = [people[who], ids[whose], models[whose]];
        if (!by || id === undefined || !model || erased.has(who)) continue;
        const isOwn = who === whose;
        const isThere = !model.isGone && (isOwn || model.isPublic);
        const mayChange = isThere && isOwn;
        if (what === 'like') {
          await by.post(`/collections/${id}/favorite`);
          if (isThere) model.fans.add(who);
        } else if (what === 'unlike') {
          await by.remove(`/collections/${id}/favorite`);
          if (isThere) model.fans.delete(who);
        } else if (what === 'look') {
          await by.view(id);
          if (isThere && !isOwn) look(model, who);
        } else if (what === 'download') {
          await by.get(`/collections/${id}/download`);
          if (isThere && !isOwn) {
            look(model, who);
            if (!model.downloaders.has(who)) model.downloads += 1;
            model.downloaders.add(who);
          }
        } else if (what === 'add') {
          await by.add(id, word);
          if (mayChange) model.words.add(word);
        } else if (what === 'drop') {
          await by.remove(`/collections/${id}/words/${word}`);
          if (mayChange) model.words.delete(word);
        } else if (what === 'upload') {
          await by.upload(id, `${word}\nKING\nnot one`);
          if (mayChange) for (const one of [word, 'KING']) model.words.add(one);
        } else if (what === 'hide' || what === 'publish') {
          await by.put(`/collections/${id}`, details('Counted', { isPublic: what === 'publish' }));
          if (mayChange) model.isPublic = what === 'publish';
        } else if (isOwn) {
          await by.post('/account/delete', { username: by.username, password: 'secret-1' });
          erased.add(who);
          model.isGone = true;
          for (const one of models) one.fans.delete(who);
        }
      }
      const { rows } = await server.database.pool.query(
        `select c.id, c.words, c.favorites, c.views, c.downloads,
           (select count(*)::int from collection_word where collection_id = c.id) as word_rows,
           (select count(*)::int from collection_favorite where collection_id = c.id) as favorite_rows
         from collection c where c.id = any($1)`,
        [ids],
      );
      const expected = models.flatMap((model, n) =>
        model.isGone
          ? []
          : [
              {
                id: ids[n],
                words: model.words.size,
                favorites: model.fans.size,
                views: model.views,
                downloads: model.downloads,
                word_rows: model.words.size,
                favorite_rows: model.fans.size,
              },
            ],
      );
      expect(rows.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
        expected.toSorted((a, b) => (a.id ?? '').localeCompare(b.id ?? '')),
      );
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 180_000);
