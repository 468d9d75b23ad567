import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signUpWith } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type Collector, details, signUpCollector } from './testing/collector.ts';

let server: TestServer;
let judge: SignedIn;
let owner: Collector;
let ben: Collector;
beforeAll(async () => {
  server = await startTestServer();
  judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
  owner = await signUpCollector(server, 'owner');
  ben = await signUpCollector(server, 'ben');
});
afterAll(() => server.close());

const reportCollection = (id: string, playerId = owner.id) =>
  ben.post('/report', {
    id: playerId,
    reason: '',
    chat: [],
    categories: ['language'],
    language: 'en-US',
    roomId: null,
    subject: { kind: 'collection', id },
  });
async function reported(id: string): Promise<string> {
  expect((await reportCollection(id)).status).toBe(200);
  const { rows } = await server.database.pool.query('select id from report where subject_id = $1 order by ctid desc', [
    id,
  ]);
  return rows[0].id;
}
const subjectOf = async (report: string) => (await judge.get(`/gm/reports/${report}`)).body.subject;
const takeDown = (report: string) => judge.post(`/gm/reports/${report}/take-down`, { reason: 'Mean words' });
async function makeOne(name: string): Promise<string> {
  const id = await owner.make(name, { description: 'Of mine' });
  for (const word of ['king', 'ring']) await owner.add(id, word);
  return id;
}

describe('a reported collection', () => {
  it('is seen by the staff with its words, hidden from everybody else and logged; its owner is told, and an appeal brings it back', async () => {
    const id = await makeOne('Meant badly');
    await ben.post(`/collections/${id}/favorite`);
    const report = await reported(id);
    const copy = 'Meant badly\nOf mine\n\nKING RING';
    expect(await subjectOf(report)).toEqual({ kind: 'collection', id, copy, state: 'shown', takedownId: null });
    // What its owner adds meanwhile changes nothing about it.
    await owner.add(id, 'sing');
    expect(await subjectOf(report)).toMatchObject({ state: 'shown', copy });
    expect((await takeDown(report)).body).toEqual({ success: true, isNew: true });

    expect((await ben.view(id)).status).toBe(404);
    expect((await ben.get('/collections/search?q=meant')).body.collections).toEqual([]);
    expect((await owner.view(id)).body).toMatchObject({
      hidden: true,
      name: 'Meant badly',
      favorites: 1,
      wordCount: 3,
    });
    const [entry] = (await judge.get(`/gm/audit?player=${owner.id}`)).body.entries;
    expect(entry).toMatchObject({
      action: 'content_hidden',
      by: { id: judge.id },
      detail: { subject: 'collection', reason: 'Mean words', report },
    });
    const [told] = await server.composition.roomPorts.takeNotices(owner.id);
    expect(told).toMatchObject({ key: 'contentHidden', reason: 'Mean words' });

    const [hidden] = (await owner.get('/hidden-content')).body.hidden;
    expect(hidden).toMatchObject({ kind: 'collection', reason: 'Mean words' });
    await server.call('POST', '/api/appeal', { token: hidden.appeal, text: 'It is a joke' });
    const { id: appeal, content } = (await judge.get('/gm/appeals')).body.appeals[0];
    expect(content).toMatchObject({ kind: 'collection', copy });
    expect((await judge.post(`/gm/appeals/${appeal}/decide`, { lift: true, note: '' })).status).toBe(200);
    expect((await ben.view(id)).body).toMatchObject({ name: 'Meant badly', hidden: false, isFavorited: true });
    expect((await owner.get('/hidden-content')).body.hidden).toEqual([]);
    await owner.remove(`/collections/${id}`);
  });

  it('that is called something else since is not taken down, and one that is gone neither', async () => {
    const id = await makeOne('Early name');
    const report = await reported(id);
    await owner.put(`/collections/${id}`, details('Late name', { description: 'Of mine' }));
    expect(await subjectOf(report)).toMatchObject({ state: 'changed', copy: expect.stringContaining('Early name') });
    expect((await takeDown(report)).body.code).toBe('moderation/content_changed');
    expect((await ben.view(id)).status).toBe(200);
    const again = await reported(id);
    await owner.remove(`/collections/${id}`);
    expect((await takeDown(again)).body.code).toBe('moderation/content_changed');
  });

  it('that was deleted while it was hidden comes back for nobody', async () => {
    const id = await makeOne('Deleted hidden');
    const report = await reported(id);
    await takeDown(report);
    const { takedownId } = await subjectOf(report);
    await owner.remove(`/collections/${id}`);
    await judge.post(`/gm/sanctions/${takedownId}/lift`, { reason: 'A mistake' });
    expect((await ben.view(id)).status).toBe(404);
    expect((await owner.get('/hidden-content')).body.hidden).toEqual([]);
  });

  it('has to be one that others see, and that player’s', async () => {
    const secret = await owner.make('Secret', { isPublic: false });
    const open = await owner.make('Open');
    for (const answer of [
      await reportCollection(secret),
      await reportCollection('NoSuchOne'),
      await reportCollection(open, judge.id),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'report/subject_gone']);
  });
});
