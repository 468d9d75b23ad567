import type { SessionUser } from '@syllaboom/contracts';
import { markBanned, setBan } from '#features/account';
import { proveStaff } from './second-factor.ts';
import type { Answer, TestServer } from '../server.ts';

/** Somebody who is signed in, with the calls that a test makes as them. */
export interface SignedIn {
  readonly id: string;
  readonly username: string;
  readonly token: string;
  readonly user: SessionUser;
  get(path: string): Promise<Answer>;
  post(path: string, body?: object): Promise<Answer>;
  remove(path: string): Promise<Answer>;
}

/** Signs a player up who holds these roles, and proves the second factor that they need. */
export async function signUpWith(server: TestServer, username: string, ...roles: number[]): Promise<SignedIn> {
  const { token, user } = await server.signUp(username);
  await server.database.pool.query('update account set roles = $2 where player_id = $1', [user.id, roles]);
  await proveStaff(server, { username, roles, token });
  return asPlayer(server, username, token, user);
}

/** Signs a known player in again; staff with the second factor that they need. */
export async function signInAgain(server: TestServer, username: string): Promise<SignedIn> {
  const answer = await server.call('POST', '/api/auth/bylogin', { username, password: 'secret-1' });
  if (answer.status !== 200) throw new Error(`sign-in failed: ${answer.text}`);
  const { token, user } = answer.body;
  await proveStaff(server, { username, roles: user.roles, token });
  return asPlayer(server, username, token, user);
}

/** Bans a player without the staff's papers: for good, or until then. */
export async function ban({ database, clock, composition }: TestServer, playerId: string, until?: Date): Promise<void> {
  await database.transact(async (tx) => {
    await markBanned(tx, playerId, { since: clock.now(), until: until ?? null });
    composition.accounts.announceBan(tx, playerId);
  });
}
export const liftBan = ({ database }: TestServer, playerId: string): Promise<void> =>
  database.transact((tx) => setBan(tx, playerId, null));

const asPlayer = (server: TestServer, username: string, token: string, user: SessionUser): SignedIn => ({
  id: user.id,
  username,
  token,
  user,
  get: (path) => server.call('GET', `/api${path}`, undefined, { token }),
  post: (path, body = {}) => server.call('POST', `/api${path}`, body, { token }),
  remove: (path) => server.call('DELETE', `/api${path}`, undefined, { token }),
});
