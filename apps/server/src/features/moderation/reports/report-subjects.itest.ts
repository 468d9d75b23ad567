import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';

let server: TestServer;
let judge: SignedIn;
let anna: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
  anna = await signUpWith(server, 'anna');
});
afterAll(() => server.close());

const report = (by: SignedIn, id: string, subject: unknown) =>
  by.post('/report', {
    id,
    reason: '',
    chat: [],
    categories: ['name'],
    language: 'en-US',
    roomId: null,
    ...(subject === undefined ? {} : { subject }),
  });
/** What the staff is shown of the reports against a player, the newest first. */
async function subjectsOf(targetId: string): Promise<unknown[]> {
  const { reports } = (await judge.get(`/gm/players/${targetId}`)).body;
  const details = await Promise.all(reports.map(({ id }: { id: string }) => judge.get(`/gm/reports/${id}`)));
  return details.map(({ body }) => body.subject && { ...body.subject, state: undefined, takedownId: undefined });
}
const written = async (name: string) => {
  const player = await signUpWith(server, name);
  await player.post('/profile/update', { displayName: 'Loud One', about: 'I shout' });
  return player;
};

describe('a report about a piece of content', () => {
  it('holds the server’s own copy, which stays as it was when its player changes it', async () => {
    const loud = await written('loud_one');
    for (const kind of ['displayName', 'about'])
      expect((await report(anna, loud.id, { kind, id: loud.id })).status).toBe(200);
    await loud.post('/profile/update', { displayName: 'Nobody', about: '' });
    expect(await subjectsOf(loud.id)).toEqual(
      expect.arrayContaining([
        { kind: 'displayName', id: loud.id, copy: 'Loud One' },
        { kind: 'about', id: loud.id, copy: 'I shout' },
      ]),
    );
  });

  it('holds the bytes of a picture, which stay when its player takes another', async () => {
    const drawn = await signUpWith(server, 'drawn_one');
    expect((await report(anna, drawn.id, { kind: 'picture', id: drawn.id })).body.code).toBe('report/subject_gone');
    const hash = 'A'.repeat(22);
    const bytes = Buffer.from('RIFF picture');
    await server.database.pool.query('insert into picture (hash, bytes, added_at) values ($1, $2, now())', [
      hash,
      bytes,
    ]);
    await server.database.pool.query('update profile set avatar = $1 where player_id = $2', [`up:${hash}`, drawn.id]);
    await report(anna, drawn.id, { kind: 'picture', id: drawn.id });
    await drawn.post('/profile/update', { avatar: 'other1' });
    expect((await server.database.pool.query('select from picture where hash = $1', [hash])).rowCount).toBe(0);
    const copy = `data:image/webp;base64,${bytes.toString('base64')}`;
    expect(await subjectsOf(drawn.id)).toEqual([{ kind: 'picture', id: drawn.id, copy }]);
  });

  it('is as good without one', async () => {
    const plain = await signUpWith(server, 'plain_one');
    expect((await report(anna, plain.id, undefined)).status).toBe(200);
    expect(await subjectsOf(plain.id)).toEqual([null]);
  });

  it('is refused about what is not there, is somebody else’s, or nothing that is known; nothing is kept', async () => {
    const [quiet, other] = [await signUpWith(server, 'quiet_one'), await written('other_one')];
    const codeOf = async (subject: unknown) => (await report(anna, quiet.id, subject)).body.code;
    expect(await codeOf({ kind: 'about', id: quiet.id })).toBe('report/subject_gone');
    expect(await codeOf({ kind: 'about', id: other.id })).toBe('report/subject_gone');
    expect(await codeOf({ kind: 'displayName', id: anna.id })).toBe('report/subject_gone');
    expect(await codeOf({ kind: 'displayName', id: 'nobody000000' })).toBe('report/subject_gone');
    for (const subject of [
      { kind: 'password', id: quiet.id },
      { kind: 'statusWord', id: quiet.id },
      { kind: 'about', id: 'x'.repeat(41) },
      { kind: 'about', id: `'; drop table report; --\u0000` },
      { kind: 'about' },
      { id: quiet.id },
      'about',
      [],
      { kind: '__proto__', id: quiet.id },
      { kind: 'about', id: { $ne: '' } },
    ])
      expect([subject, (await report(anna, quiet.id, subject)).status]).toEqual([subject, 400]);
    expect(await subjectsOf(quiet.id)).toEqual([]);
  });

  it('brings no copy of the client’s', async () => {
    const loud = await written('copied_one');
    await report(anna, loud.id, { kind: 'about', id: loud.id, copy: 'I never said this', ownerId: anna.id });
    expect(await subjectsOf(loud.id)).toEqual([{ kind: 'about', id: loud.id, copy: 'I shout' }]);
  });

  it('is kept twenty times over at once while its player writes something else, each with one of the two', async () => {
    const loud = await written('changing_one');
    const subject = { kind: 'about', id: loud.id };
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => report(anna, loud.id, subject))),
      loud.post('/profile/update', { about: 'I whisper' }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    const { rows } = await server.database.pool.query('select distinct subject_copy from report where target_id = $1', [
      loud.id,
    ]);
    expect(['I shout', 'I whisper']).toEqual(expect.arrayContaining(rows.map((row) => row.subject_copy)));
  });

  it('is not taken from who is banned', async () => {
    const [rude, loud] = [await signUpWith(server, 'rude_one'), await written('victim_one')];
    const ban = { playerId: rude.id, kind: 'ban', reason: 'rude', until: null, reportId: null };
    await judge.post('/gm/sanctions', ban);
    expect((await report(rude, loud.id, { kind: 'about', id: loud.id })).status).toBe(418);
    expect(await subjectsOf(loud.id)).toEqual([]);
  });

  it('loses its copy with its player, also when both come at the same moment', async () => {
    const loud = await written('leaving_one');
    const subject = { kind: 'about', id: loud.id };
    await report(anna, loud.id, subject);
    await Promise.all([
      ...Array.from({ length: 8 }, () => report(anna, loud.id, subject)),
      loud.post('/account/delete', { username: 'leaving_one', password: 'secret-1' }),
    ]);
    const { rows } = await server.database.pool.query(
      'select distinct subject_kind, subject_copy from report where target_id = $1',
      [loud.id],
    );
    expect(rows).toEqual([{ subject_kind: 'about', subject_copy: '' }]);
  });
});
