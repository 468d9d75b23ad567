import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionReply } from '@syllaboom/contracts';
import { SUPPORTER_ROLE } from '@syllaboom/engine';
import { removeHeldRole } from '#features/account';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const as = ({ token }: SessionReply) => ({ token });
const rowOf = async (id: string) =>
  (await server.database.pool.query('select * from profile where player_id = $1', [id])).rows[0];

it('keeps whole edits when 20 come at once: each field is as somebody sent it', async () => {
  const anna = await server.signUp('race_anna');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      server.call(
        'POST',
        '/api/profile/update',
        n % 2 === 0 ? { about: `text ${n}` } : { displayName: `name ${n}` },
        as(anna),
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const row = await rowOf(anna.user.id);
  expect(row.about).toMatch(/^text \d*[02468]$/);
  expect(row.display_name).toMatch(/^name \d*[13579]$/);
});

it('keeps one picture of many uploads at once, and none that nobody wears', async () => {
  const players = await Promise.all([server.signUp('race_bert'), server.signUp('race_carl')]);
  const files = await Promise.all(
    ['#f00', '#0f0', '#00f', '#ff0', '#0ff'].map((background) =>
      sharp({ create: { width: 12, height: 12, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const uploads = Array.from({ length: 20 }, (_, n) =>
    fetch(`${server.url}/api/profile/avatar`, {
      method: 'POST',
      headers: { authorization: `Bearer ${players[n % 2]?.token}`, 'content-type': 'image/png' },
      body: files[n % files.length] ?? '',
    }),
  );
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  const worn = await Promise.all(players.map(async ({ user }) => (await rowOf(user.id)).avatar.slice(3)));
  const { rows } = await server.database.pool.query('select hash from picture');
  expect(new Set(rows.map(({ hash }) => hash))).toEqual(new Set(worn));
  expect(rows).toHaveLength(new Set(worn).size);
});

it('shows no role that is being taken away', async () => {
  for (let n = 0; n < 10; n++) {
    const dora = await server.signUp(`race_dora${n}`);
    await server.database.pool.query('update account set roles = $2 where player_id = $1', [
      dora.user.id,
      [SUPPORTER_ROLE],
    ]);
    await Promise.all([
      server.call('POST', '/api/profile/role/update', { role: SUPPORTER_ROLE }, as(dora)),
      server.database.transact((tx) => removeHeldRole(tx, dora.user.id, SUPPORTER_ROLE)),
    ]);
    const { rows } = await server.database.pool.query('select roles, player_type from account where player_id = $1', [
      dora.user.id,
    ]);
    expect(rows[0]).toEqual({ roles: [], player_type: 0 });
  }
});
