import { expect } from '@playwright/test';
import { z } from 'zod';
import { appCodeAt } from '../../apps/server/src/testing/people/second-factor.ts';
import { gameUrl } from './game.ts';
import { signUpPlayer } from './sdk-player.ts';

/** A developer who works by HTTP: what the staff does is the subject of other journeys. */
export interface Developer {
  post(path: string, body: object): Promise<unknown>;
}

/** Signs a developer up under one of the names in `staff.ts`, with an authenticator app, which their calls need. */
export async function signUpDeveloper(name: string): Promise<Developer> {
  const { token } = await signUpPlayer(gameUrl(), name);
  const post = async (path: string, body: object): Promise<unknown> => {
    const reply = await fetch(`${gameUrl()}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect(reply.ok, `${path}: ${reply.status}`).toBe(true);
    return reply.json();
  };
  const { secret } = z.object({ secret: z.string() }).parse(await post('/account/second-factor/enrol', {}));
  await post('/account/second-factor/prove', { code: appCodeAt(secret, new Date()) });
  return { post };
}
