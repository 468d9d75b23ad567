import { KEY_SIGN_IN, nameToProve, type SessionReply } from '@syllaboom/contracts';
import type { TestDevice } from './device.ts';
import type { Answer, CallOptions, TestServer } from '../server.ts';

/** Where proofs of a device are made for; only the path counts. */
export const addressOf = (path: string): string => `https://play.example/api${path}`;

/** A proof of the device for one call. */
export const proveFor = (
  server: Pick<TestServer, 'clock'>,
  device: TestDevice,
  { path, text }: { readonly path: string; readonly text: string },
): Promise<string> => device.prove(text, server.clock.now(), { htu: addressOf(path) });

/** Asks for an account by its name alone. */
export async function askByName(
  server: TestServer,
  device: TestDevice,
  username: string,
  options: CallOptions = {},
): Promise<Answer> {
  const proof = await proveFor(server, device, { path: '/auth/name', text: nameToProve(username) });
  return server.call('POST', '/api/auth/name', { username, device: device.key, proof }, options);
}

/** An account by its name alone, on this device. */
export async function nameOn(
  server: TestServer,
  device: TestDevice,
  username: string,
): Promise<SessionReply & { readonly made: boolean }> {
  const { status, body } = await askByName(server, device, username);
  if (status !== 200) throw new Error(`${username}: ${status} ${body.code}`);
  return body;
}

/** Signs in with the device's key alone. */
export async function askByKey(server: TestServer, device: TestDevice): Promise<Answer> {
  const proof = await proveFor(server, device, { path: '/auth/key', text: KEY_SIGN_IN });
  return server.call('POST', '/api/auth/key', { device: device.key, proof });
}
