import { ENDPOINTS, type EndpointName } from '@syllaboom/contracts';
import { DEVELOPER_ROLE, hasRight, LANGUAGE_MODERATOR_ROLE, ROLES, type StaffRight } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolApp } from '../../../testing/people/second-factor.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { signUpWith } from '../../../testing/people/staff.ts';

let server: TestServer;
/** A token for every role, by its id; 0 is a plain player. */
const tokens = new Map<number, string>();
let guestToken: string;
beforeAll(async () => {
  server = await startTestServer();
  for (const { id } of ROLES) {
    const player = await signUpWith(server, `role_${id}`, ...(id === 0 ? [] : [id]));
    tokens.set(id, player.token);
  }
  guestToken = (await server.call('POST', '/api/auth/guest', {})).body.token;
});
afterAll(() => server.close());

const OPEN_TO: readonly string[] = ['public', 'session', 'player', 'wayIn'];
const all = Object.keys(ENDPOINTS) as EndpointName[];
const staffCalls = all.filter((name) => !OPEN_TO.includes(ENDPOINTS[name].auth));
const playerCalls = all.filter((name) => ['player', 'wayIn'].includes(ENDPOINTS[name].auth));

/** Calls an endpoint with a path that names nothing: whoever is let in gets as far as a refusal of the call itself. */
function call(name: EndpointName, token: string | undefined) {
  const { method, path } = ENDPOINTS[name];
  const address = `/api${path.replaceAll(/:\w+/g, 'nothing')}`;
  return server.call(method, address, method === 'GET' ? undefined : {}, { token });
}

describe('the staff’s calls', () => {
  it('20 are there', () => {
    expect(staffCalls.length).toBeGreaterThanOrEqual(18);
  });

  for (const name of staffCalls) {
    it(`20 ${name} is refused to plain players, guests and strangers`, async () => {
      const asPlayer = await call(name, tokens.get(0));
      expect([asPlayer.status, asPlayer.body.code]).toEqual([403, 'http/forbidden']);
      for (const token of [guestToken, undefined]) {
        const answer = await call(name, token);
        expect([answer.status, answer.body.code]).toEqual([401, 'auth/login_required']);
      }
    });

    it(`20 ${name} is open to the roles with its right, and to no other`, async () => {
      const right = ENDPOINTS[name].auth as StaffRight;
      for (const role of ROLES) {
        const { status } = await call(name, tokens.get(role.id));
        if (role.rights.includes(right)) expect([role.key, status]).not.toEqual([role.key, 403]);
        else expect([role.key, status]).toEqual([role.key, 403]);
      }
    });
  }

  it('62 are closed to roles with grave rights until the second factor is proven in this very session', async () => {
    const { username } = await signUpWith(server, 'two_tabs', DEVELOPER_ROLE, LANGUAGE_MODERATOR_ROLE);
    const body = { username, password: 'secret-1' };
    const other = (await server.call('POST', '/api/auth/bylogin', body)).body.token as string;
    for (const name of staffCalls) {
      const { status, body: answer } = await call(name, other);
      // What the language moderator may do stays open.
      if (hasRight([LANGUAGE_MODERATOR_ROLE], ENDPOINTS[name].auth as StaffRight))
        expect([name, status]).not.toEqual([name, 403]);
      else expect([name, status, answer.code]).toEqual([name, 403, 'auth/second_factor_needed']);
    }
  });

  it('20 ask for held roles, not for the shown one', async () => {
    const { pool } = server.database;
    const player = await signUpWith(server, 'pretender');
    await pool.query('update account set player_type = 10 where player_id = $1', [player.id]);
    expect((await player.get('/gm/reports')).status).toBe(403);
    await pool.query('update account set player_type = 0, roles = array[5] where player_id = $1', [player.id]);
    await enrolApp(server, player.token);
    expect((await player.get('/gm/reports')).status).toBe(200);
  });
});

for (const name of playerCalls) {
  it(`17 ${name} is refused to guests and strangers`, async () => {
    for (const token of [guestToken, undefined]) {
      const answer = await call(name, token);
      expect([answer.status, answer.body.code]).toEqual([401, 'auth/login_required']);
    }
  });
}
