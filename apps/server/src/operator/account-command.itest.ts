import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runAccountCommand } from './account-command.ts';
import { until } from '../rooms/testing/room-player.ts';
import { enrolApp } from '../testing/people/second-factor.ts';
import { type ServerWithRooms, startServerWithRooms } from '../testing/server-with-rooms.ts';
import { signUpWith } from '../testing/people/staff.ts';

let server: ServerWithRooms;
beforeAll(async () => {
  server = await startServerWithRooms();
});
afterAll(() => server.close());

const run = (...words: string[]) => runAccountCommand(server.database, words);
const codeIn = (output: string): string => /^ {4}(\S+)$/m.exec(output)?.[1] ?? '';
const recover = (username: string, code: string) =>
  server.call('POST', '/api/auth/recover', { username, code, password: 'brand-new-one' });
const me = async (token: string) => (await server.call('GET', '/api/me', undefined, { token })).status;

it('63 reset: password, codes and sessions end, sockets too; the printed code sets a new password, once', async () => {
  const { body } = await server.call('POST', '/api/auth/register', { username: 'Lost_one', password: 'secret-1' });
  const client = await server.enterLobby(body);
  const output = await run('reset', ' lost_one ');
  expect(output).toContain('Lost_one');
  expect(await me(body.token)).toBe(401);
  const signIn = await server.call('POST', '/api/auth/bylogin', { username: 'Lost_one', password: 'secret-1' });
  expect([signIn.status, signIn.body.code]).toEqual([401, 'auth/login_failed']);
  expect((await recover('Lost_one', body.recoveryCodes[0])).status).toBe(401);
  // What the server's timer does: the command ran in a process of its own.
  await server.composition.accounts.announceOperatorEnds();
  expect((await until('the socket’s end', () => client.player.closed)).code).toBe(4000);
  const code = codeIn(output);
  const back = await recover('Lost_one', code);
  expect(back).toMatchObject({ status: 200, body: { codesLeft: 8 } });
  expect(back.body.recoveryCodes).toHaveLength(8);
  expect((await recover('Lost_one', code)).status).toBe(401);
  // The new session is not among those that the operator ended.
  await server.composition.accounts.announceOperatorEnds();
  expect(await me(back.body.token)).toBe(200);
});

it('63 reset names every other way into the account that stays open', async () => {
  const { user } = await server.signUp('Linked_one');
  expect(await run('reset', 'Linked_one')).not.toContain('google');
  await server.database.pool.query(
    "insert into identity (provider, subject, player_id, name, linked_at) values ('google', 'linked-1', $1, 'Some Body', now())",
    [user.id],
  );
  expect(await run('reset', 'Linked_one')).toContain('google (Some Body)');
});

it('63 the code of an operator ends after a day, and with the next one', async () => {
  await server.signUp('Late_one');
  const first = codeIn(await run('reset', 'Late_one'));
  const second = codeIn(await run('reset', 'Late_one'));
  expect((await recover('Late_one', first)).status).toBe(401);
  server.clock.forward(24 * 3600 + 1);
  expect((await recover('Late_one', second)).status).toBe(401);
  const third = codeIn(await run('reset', 'Late_one'));
  await server.database.pool.query("update recovery_code set expires_at = expires_at + interval '25 hours'");
  expect((await recover('Late_one', third)).status).toBe(200);
});

it('63 reset-second-factor: the app and its replacements count no longer, and the sessions end', async () => {
  const staff = await signUpWith(server, 'No_phone', GAME_MODERATOR_ROLE);
  expect(await run('reset-second-factor', 'No_phone')).toContain('forgotten');
  expect(await me(staff.token)).toBe(401);
  const body = { username: 'No_phone', password: 'secret-1' };
  const { token } = (await server.call('POST', '/api/auth/bylogin', body)).body;
  const state = async () => (await server.call('GET', '/api/account/second-factor', undefined, { token })).body;
  expect(await state()).toMatchObject({ needed: true, enrolled: false, codesLeft: 0 });
  await enrolApp(server, token);
  expect(await state()).toMatchObject({ enrolled: true, codesLeft: 8 });
  expect(await run('reset-second-factor', 'No_phone')).toContain('forgotten');
  expect(await run('reset-second-factor', 'No_phone')).toContain('had no authenticator app');
});

it('63 each action stands in the append-only audit log as the operator’s', async () => {
  const judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
  const { user } = await server.signUp('Audited');
  await run('reset', 'Audited');
  await run('reset-second-factor', 'Audited');
  const { entries } = (await judge.get(`/gm/audit?player=${user.id}`)).body;
  expect(entries).toMatchObject([
    { by: null, action: 'second_factor_reset', target: { id: user.id } },
    { by: null, action: 'password_reset', target: { id: user.id } },
  ]);
  await expect(server.database.pool.query('delete from audit_entry where actor_id is null')).rejects.toThrow();
});

it('63 names nobody knows and words nobody understands change nothing, and are said', async () => {
  const count = async () => (await server.database.pool.query('select count(*)::int n from audit_entry')).rows[0].n;
  const before = await count();
  await expect(run('reset', 'Nobody_here')).rejects.toThrow('There is no account named "Nobody_here".');
  await expect(run('reset-second-factor', "x'; drop table account; --")).rejects.toThrow('There is no account named');
  for (const words of [[], ['reset'], ['reset', ' '], ['erase', 'Audited'], ['reset', 'a', 'b'], ['toString', 'a']])
    await expect(run(...words)).rejects.toThrow('Usage:');
  expect(await count()).toBe(before);
});
