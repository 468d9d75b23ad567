import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askServer } from './ask-server.ts';

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://game.example/' });
  vi.stubGlobal('location', { origin: 'https://game.example' });
});
afterEach(() => vi.unstubAllGlobals());

const notReady = (checks: object) => Response.json({ status: 'not ready', checks }, { status: 503 });

it.each([
  ['ready', 'a server that serves', async () => Response.json({ status: 'ready' })],
  ['busy', 'one that goes down', async () => notReady({ database: true, serving: false })],
  [
    'ready',
    'one whose database is away: the seat request will say so',
    async () => notReady({ database: false, serving: true }),
  ],
  ['silent', 'a proxy in front of none', async () => new Response('<h1>502</h1>', { status: 502 })],
  ['silent', 'nobody', async () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('answers %s for %s', async (answer, _who, reply) => {
  const ask = vi.fn<typeof fetch>(reply);
  vi.stubGlobal('fetch', ask);
  expect(await askServer()).toBe(answer);
  expect(ask.mock.calls[0]?.[0]).toBe('https://game.example/readyz');
});
