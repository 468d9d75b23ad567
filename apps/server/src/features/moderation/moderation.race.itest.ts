import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type SignedIn, signUpWith } from '../../testing/people/staff.ts';

let server: TestServer;
let staff: SignedIn[];
beforeAll(async () => {
  server = await startTestServer();
  staff = await Promise.all(['mona', 'nora', 'otto'].map((name) => signUpWith(server, name, GAME_MODERATOR_ROLE)));
});
afterAll(() => server.close());

const judge = (n: number): SignedIn => staff[n % staff.length] as SignedIn;
const rowsOf = async (table: string, column: string, value: string) =>
  (await server.database.pool.query(`select * from ${table} where ${column} = $1`, [value])).rows;
async function openReport(reporter: SignedIn, targetId: string): Promise<string> {
  const body = { id: targetId, reason: '', chat: [], categories: ['spam'], language: 'en-US', roomId: null };
  await reporter.post('/report', body);
  const { reports } = (await judge(0).get(`/gm/players/${targetId}`)).body;
  return reports[0].id;
}
const sanctionBody = (playerId: string, extra: object = {}) => ({
  playerId,
  kind: 'ban',
  reason: 'cheats',
  until: null,
  reportId: null,
  ...extra,
});

it('keeps one of 20 equal sanctions at once, and logs one', async () => {
  const ben = await signUpWith(server, 'ben_20');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => judge(0).post('/gm/sanctions', sanctionBody(ben.id))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await rowsOf('sanction', 'player_id', ben.id)).toHaveLength(1);
  expect(await rowsOf('audit_entry', 'target_id', ben.id)).toHaveLength(1);
});

it('lets one of several moderators decide a report', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 8; round++) {
    const [anna, ben] = [await signUpWith(server, `anna_${round}`), await signUpWith(server, `ben_${round}`)];
    const reportId = await openReport(anna, ben.id);
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        // In every second round all of them sanction: a dismissal is quicker.
        n % 2 === 0 || round % 2 === 1
          ? judge(n).post('/gm/sanctions', sanctionBody(ben.id, { reportId, reason: `as ${n}` }))
          : judge(n).post(`/gm/reports/${reportId}/dismiss`),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'moderation/closed')).toHaveLength(8);
    const sanctions = await rowsOf('sanction', 'player_id', ben.id);
    const [report] = await rowsOf('report', 'id', reportId);
    outcomes.add(report.status);
    expect([report.status, report.sanction_id]).toEqual(
      sanctions.length === 1 ? ['sanctioned', sanctions[0].id] : ['dismissed', null],
    );
    expect(await rowsOf('audit_entry', 'target_id', ben.id)).toHaveLength(1);
  }
  expect(outcomes.has('sanctioned')).toBe(true);
});

it('lets one of several moderators decide an appeal, or lift the ban meanwhile', async () => {
  for (let round = 0; round < 5; round++) {
    const ben = await signUpWith(server, `appeal_${round}`);
    const { id } = (await judge(0).post('/gm/sanctions', sanctionBody(ben.id))).body;
    const { appeal: token } = (await ben.get('/me')).body.params;
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => server.call('POST', '/api/appeal', { token, text: 'please' })),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    const [appeal] = await rowsOf('appeal', 'sanction_id', id);
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        n % 3 === 2
          ? judge(n).post(`/gm/sanctions/${id}/lift`, { reason: 'mistake' })
          : judge(n).post(`/gm/appeals/${appeal.id}/decide`, { lift: n % 3 === 0, note: '' }),
      ),
    );
    const [[sanction], [decided], log] = await Promise.all([
      rowsOf('sanction', 'id', id),
      rowsOf('appeal', 'id', appeal.id),
      rowsOf('audit_entry', 'target_id', ben.id),
    ]);
    // A kept appeal leaves the ban to be lifted by somebody else; everything else happens once.
    const done = answers.filter(({ status }) => status === 200).length;
    expect(done).toBe(decided.status === 'kept' && sanction.lifted_at !== null ? 2 : 1);
    expect(answers.filter(({ body }) => body.code === 'moderation/closed')).toHaveLength(9 - done);
    expect(log).toHaveLength(1 + done);
    const login = await server.call('POST', '/api/auth/bylogin', { username: ben.username, password: 'secret-1' });
    expect(login.status).toBe(sanction.lifted_at === null ? 418 : 200);
  }
});

it('toggles the verified sign as often as it is asked to', async () => {
  const ben = await signUpWith(server, 'ben_toggle');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => judge(n).post('/verify-player', { playerId: ben.id })),
  );
  expect(answers.filter(({ body }) => body.verified === true)).toHaveLength(5);
  expect((await judge(0).get(`/gm/players/${ben.id}`)).body.player.roles).toEqual([]);
});
