import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import { lastReport, profileOf, reportOn, rowsAbout } from './testing/reported.ts';

let server: TestServer;
let staff: SignedIn[];
let anna: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await Promise.all(['mona', 'nora', 'otto'].map((name) => signUpWith(server, name, GAME_MODERATOR_ROLE)));
  anna = await signUpWith(server, 'anna');
});
afterAll(() => server.close());

const judge = (n: number): SignedIn => staff[n % staff.length] as SignedIn;
async function reportedOne(username: string): Promise<{ owner: SignedIn; report: string }> {
  const owner = await signUpWith(server, username);
  await owner.post('/profile/update', { about: 'I shout' });
  await reportOn(anna, owner.id, 'about');
  return { owner, report: await lastReport(server, owner.id) };
}
const takeDown = (n: number, report: string) => judge(n).post(`/gm/reports/${report}/take-down`, { reason: 'Rude' });
const times = <Value>(count: number, run: (n: number) => Value): Value[] =>
  Array.from({ length: count }, (_, n) => run(n));
const takedownOf = async (report: string): Promise<string> =>
  (await server.database.pool.query('select sanction_id from takedown where report_id = $1', [report])).rows[0]
    .sanction_id;

it('hides once of 20 at once, by one moderator or several, and logs it once', async () => {
  const { owner, report } = await reportedOne('often_one');
  const answers = await Promise.all(times(20, (n) => takeDown(n, report)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
  expect(await rowsAbout(server, owner.id)).toEqual({ takedowns: 1, entries: 1 });
  expect((await profileOf(server, owner.id)).about).toBe('');
});

it('lets the owner’s own words stand, whichever comes first', async () => {
  for (let round = 0; round < 5; round++) {
    const { owner, report } = await reportedOne(`writing_${round}`);
    const [answers] = await Promise.all([
      Promise.all(times(19, (n) => takeDown(n, report))),
      owner.post('/profile/update', { about: 'I whisper' }),
    ]);
    expect((await profileOf(server, owner.id)).about).toBe('I whisper');
    const done = answers.filter(({ body }) => body.isNew).length;
    expect(await rowsAbout(server, owner.id)).toEqual({ takedowns: done, entries: done });
    expect(done).toBeLessThan(2);
  }
});

it('leaves nothing behind of somebody who is erased at that moment', async () => {
  const { owner, report } = await reportedOne('leaving_one');
  const [answers] = await Promise.all([
    Promise.all(times(19, (n) => takeDown(n, report))),
    owner.post('/account/delete', { username: 'leaving_one', password: 'secret-1' }),
  ]);
  for (const { status } of answers) expect([200, 404, 409]).toContain(status);
  expect((await rowsAbout(server, owner.id)).takedowns).toBe(0);
  expect((await profileOf(server, owner.id)).about).toBe('');
});

it('restores once, whether staff or an appeal brings it back', async () => {
  for (let round = 0; round < 4; round++) {
    const { owner, report } = await reportedOne(`restored_${round}`);
    await takeDown(0, report);
    const takedown = await takedownOf(report);
    const [{ appeal: token }] = (await owner.get('/hidden-content')).body.hidden;
    const [sent] = await Promise.all([
      Promise.all(times(10, () => server.call('POST', '/api/appeal', { token, text: 'please' }))),
      Promise.all(times(9, (n) => takeDown(n, report))),
    ]);
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await server.database.pool.query('select id from appeal where sanction_id = $1', [takedown]);
    const answers = await Promise.all(
      times(20, (n) =>
        n % 2 === 0
          ? judge(n).post(`/gm/sanctions/${takedown}/lift`, { reason: 'mistake' })
          : judge(n).post(`/gm/appeals/${rows[0].id}/decide`, { lift: true, note: '' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'moderation/closed')).toHaveLength(19);
    expect((await profileOf(server, owner.id)).about).toBe('I shout');
    expect(await rowsAbout(server, owner.id)).toEqual({ takedowns: 1, entries: 2 });
  }
});

it('either hides or is dismissed, not both', async () => {
  const { owner, report } = await reportedOne('judged_one');
  const answers = await Promise.all(
    times(20, (n) => (n % 2 === 0 ? takeDown(n, report) : judge(n).post(`/gm/reports/${report}/dismiss`))),
  );
  const { rows } = await server.database.pool.query('select status from report where id = $1', [report]);
  const isHidden = rows[0].status === 'sanctioned';
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(isHidden ? 10 : 1);
  expect((await profileOf(server, owner.id)).about).toBe(isHidden ? '' : 'I shout');
  expect(await rowsAbout(server, owner.id)).toEqual({ takedowns: isHidden ? 1 : 0, entries: 1 });
});
