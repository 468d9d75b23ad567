import { needsSecondFactor } from '@syllaboom/engine';
import { Secret, TOTP } from 'otpauth';
import type { TestServer } from '../server.ts';

type Server = Pick<TestServer, 'call' | 'clock' | 'url'>;

/** What an authenticator app of our own shows at this time. */
export const appCodeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Replacement codes of staff that was enrolled here, by server and user name: they prove a later sign-in at any time. */
const replacements = new Map<string, string[]>();

async function post(server: Server, path: string, body: object, token: string) {
  const answer = await server.call('POST', `/api/account/second-factor/${path}`, body, { token });
  if (answer.status !== 200) throw new Error(`second factor: ${answer.text}`);
  return answer.body;
}

/** Sets an authenticator app up for a session whose roles need one, as its owner would; the app's secret. */
export async function enrolApp(server: Server, token: string): Promise<{ secret: string; replacementCodes: string[] }> {
  const { secret } = await post(server, 'enrol', {}, token);
  const { replacementCodes } = await post(server, 'prove', { code: appCodeAt(secret, server.clock.now()) }, token);
  return { secret, replacementCodes };
}

/** Makes roles count in a session, where they need it: with a new app, or with a code that the earlier one left. */
export async function proveStaff(
  server: Server,
  { username, roles, token }: { readonly username: string; readonly roles: readonly number[]; readonly token: string },
): Promise<void> {
  if (!needsSecondFactor(roles)) return;
  const owner = `${server.url} ${username}`;
  const code = replacements.get(owner)?.pop();
  if (code === undefined) replacements.set(owner, (await enrolApp(server, token)).replacementCodes);
  else await post(server, 'prove', { code }, token);
}
