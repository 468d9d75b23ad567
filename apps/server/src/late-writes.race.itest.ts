import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let other: string;
beforeAll(async () => {
  server = await startTestServer();
  other = (await server.signUp('bystander')).user.id;
});
afterAll(() => server.close());

const REPORT = { reason: 'rude', chat: [], categories: ['language'], language: 'en-US', roomId: null };
const QUESTION = { locale: 'en-US', q: 'Which one is a bird?', a: ['Owl', 'Cat', 'Dog', 'Cow'], d: 0 };

/** A call that keeps something of a player, and where. */
const WRITES: readonly [path: string, body: () => object | undefined, kept: string][] = [
  ['/api/pref/update', () => ({ prefs: { ev: 0.5 } }), 'preference where player_id = $1'],
  ['/api/room/syllables', () => ({ syllables: 'AN' }), 'custom_prompt where player_id = $1'],
  ['/api/syllable/bookmark/add/en-US/AN', () => undefined, 'syllable_bookmark where player_id = $1'],
  ['/api/relations', () => ({ playerId: other, kind: 'mute', on: true }), 'player_relation where player_id = $1'],
  ['/api/trivia/propose', () => QUESTION, 'trivia_question where author_id = $1'],
  [
    '/api/profile/update',
    () => ({ displayName: 'Late_name' }),
    "profile where player_id = $1 and display_name = 'Late_name'",
  ],
  ['/api/profile/role/update', () => ({ role: 0 }), 'account where player_id = $1 and player_type <> 0'],
  ['/api/match/lateflagged/appeal', () => ({ text: 'I did type' }), "match_flag where player_id = $1 and appeal <> ''"],
  ['/api/report', () => ({ ...REPORT, id: other }), 'report where reporter_id = $1'],
  [
    '/api/account/recovery-codes',
    () => ({ password: 'secret-1' }),
    'recovery_code where player_id = $1 and made_at > (select signed_in_at from session where player_id = $1)',
  ],
  ['/api/ranked/perk', () => ({ perk: 'luck' }), "ranked_player where player_id = $1 and perk = 'luck'"],
];

/** A match of the player that does not count: there is something to appeal against. */
async function addFlag(playerId: string): Promise<void> {
  const { pool } = server.database;
  await pool.query(
    `insert into match (id, room_id, mode, difficulty, speed, scenario, locale, ranked, turns, started_at, ended_at)
     values ('lateflagged', 'ROOM1', 0, 0, 1, 0, 'en-US', false, 9, now(), now()) on conflict do nothing`,
  );
  await pool.query(
    `insert into match_flag (match_id, player_id, ended_at, cause, figures) values ('lateflagged', $1, now(), 'input', '{}')`,
    [playerId],
  );
}

/** Whether somebody in this database waits for a lock. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await server.database.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

it.each(WRITES)(
  '%s keeps nothing once the account is erased, though it was let in before',
  async (path, body, kept) => {
    const { token, user } = await server.signUp(`late${WRITES.findIndex(([known]) => known === path)}`);
    const count = async (): Promise<number> =>
      (await server.database.pool.query(`select 1 from ${kept}`, [user.id])).rows.length;
    await addFlag(user.id);
    const before = await count();
    // Erasing, as far as it can be seen from outside: it holds the account and marks it.
    const eraser = await server.database.pool.connect();
    await eraser.query('begin');
    await eraser.query('select 1 from account where player_id = $1 for update', [user.id]);
    const call = server.call('POST', path, body(), { token });
    let isDone = false;
    void call.then(() => (isDone = true));
    while (!isDone && !(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 5));
    await eraser.query('update account set erased_at = now() where player_id = $1', [user.id]);
    await eraser.query('commit');
    eraser.release();
    expect(await call).toMatchObject({ status: 401, body: { code: 'auth/token_invalid' } });
    expect(await count()).toBe(before);
  },
);
