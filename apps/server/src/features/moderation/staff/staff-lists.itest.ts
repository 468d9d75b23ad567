import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import { COUNTED_AHEAD } from '../counted-ahead.ts';

let server: TestServer;
let judge: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  judge = await signUpWith(server, 'counter', GAME_MODERATOR_ROLE);
});
afterAll(() => server.close());

/** More than are counted at once. */
const MANY = COUNTED_AHEAD + 45;

it('long lists of the staff count so far ahead of a page, and go on to their end', async () => {
  const { pool } = server.database;
  const { user } = await server.signUp('reported');
  await pool.query(
    `insert into report (id, reporter_id, target_id, categories, note, language, sent_chat, room_chat, reported_at, status, decided_by, decided_at)
     select 'closed' || n, $1, $2, '{spam}', '', 'en-US', '[]', '[]', now(), 'dismissed', $1, now() + n * interval '1 s'
     from generate_series(1, $3::int) n`,
    [judge.id, user.id, MANY],
  );
  await pool.query(
    `insert into audit_entry (at, actor_id, action, target_id, detail)
     select now(), $1, 'report_dismissed', $2, '{}' from generate_series(1, $3::int) n`,
    [judge.id, user.id, MANY],
  );
  const reports = async (page: number) => (await judge.get(`/gm/reports?status=closed&page=${page}`)).body;
  expect((await reports(1)).total).toBe(COUNTED_AHEAD);
  expect((await reports(2)).total).toBe(COUNTED_AHEAD + 20);
  const last = await reports(Math.ceil(MANY / 20));
  expect([last.total, last.reports.at(-1).id]).toEqual([MANY, 'closed1']);
  expect((await judge.get('/gm/audit?page=1')).body.total).toBe(COUNTED_AHEAD);
  expect((await judge.get(`/gm/audit?player=${user.id}&page=5`)).body.total).toBe(MANY);
});
