import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '#config/config.ts';
import { createDiscordConfig } from '#config/discord-config.ts';
import { readEnv } from '#config/env.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { DiscordState } from '../../../testing/fakes/discord-state.ts';

let server: TestServer;
afterEach(() => server.close());

const policyOf = async (adjust: (config: Config) => Config): Promise<Map<string, string>> => {
  server = await startTestServer(adjust);
  const { headers } = await server.call('GET', '/');
  const parts = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim().split(/ (.*)/s));
  return new Map(parts.map(([name = '', values = '']) => [name, values]));
};

describe('the policy of the page', () => {
  it('39 lets nothing of others in, and no script into the page', async () => {
    const policy = await policyOf((config) => config);
    expect(policy.get('frame-src')).toBe("'none'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('script-src')).toMatch(/^'self' 'sha256-[\w+/=]+'$/);
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect([...policy.values()].join(' ')).not.toMatch(/google|unsafe|\*(?!\.)/);
  });

  it('39 lets Google’s sign-in in where it is set up, by its addresses alone', async () => {
    const google = {
      clientId: 'x',
      jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      scriptUrl: 'https://accounts.google.com/gsi/client',
      issuers: [],
    };
    const policy = await policyOf((config) => ({ ...config, identity: { ...config.identity, google } }));
    expect(policy.get('script-src')).toContain(' https://accounts.google.com/gsi/client');
    expect(policy.get('style-src')).toContain(' https://accounts.google.com/gsi/style');
    expect(policy.get('connect-src')).toContain(' https://accounts.google.com/gsi/');
    expect(policy.get('frame-src')).toBe('https://accounts.google.com/gsi/');
    const { headers } = await server.call('GET', '/');
    // A pop-up of Google's could not answer otherwise.
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });

  it('39 lets the chat platform frame the page, and those who were named', async () => {
    const frameOrigins = ['http://localhost:3333'];
    const policy = await policyOf((config) => ({ ...config, server: { ...config.server, frameOrigins } }));
    expect(policy.get('frame-ancestors')).toBe(
      "'self' https://discord.com https://*.discord.com https://discordapp.com https://*.discordapp.com https://*.discordsays.com http://localhost:3333",
    );
    expect((await server.call('GET', '/')).headers.get('x-frame-options')).toBeNull();
  });
});

describe('whom a limit counts', () => {
  const PEOPLE = 100;
  const discord = new DiscordState();
  const limited = (trustedHops: number) => (config: Config) => {
    const { limits } = config;
    const endpoints = { ...limits.endpoints, guest: { points: 3, seconds: 60 } };
    return {
      ...config,
      server: { ...config.server, trustedHops },
      limits: { ...limits, enabled: true, endpoints },
      discord: createDiscordConfig(
        readEnv({ DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 'x', DISCORD_PUBLIC_KEY: discord.publicKey }),
      ),
    };
  };
  const begin = async (headers: Record<string, string>) =>
    (await server.call('POST', '/api/auth/guest', {}, { headers })).status;
  const voucher = (userId: string) => {
    const now = Math.floor(Date.now() / 1000);
    return discord.signProxy({ created_at: now, expires_at: now + 300, user_id: userId });
  };

  it('38 is not what a header claims', async () => {
    server = await startTestServer(limited(0));
    const spoofed = Array.from({ length: 6 }, (_, n) => ({
      'x-forwarded-for': `198.51.100.${n}`,
      'x-real-ip': `198.51.100.${n}`,
      'x-client-ip': `198.51.100.${n}`,
    }));
    const statuses = [];
    for (const headers of spoofed) statuses.push(await begin(headers));
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    expect(server.logs.join('')).not.toContain('198.51.100.');
  });

  it('38 is the person for whom Discord’s proxy vouches: a hundred behind one address are a hundred', async () => {
    server = await startTestServer(limited(0));
    const people = Array.from({ length: PEOPLE }, (_, n) => String(600_000_000_000_000_000n + BigInt(n)));
    expect(new Set(await Promise.all(people.map((id) => begin(voucher(id)))))).toEqual(new Set([200]));
    // Each has a share of their own, no more.
    const [first = ''] = people;
    const more = [];
    for (let times = 0; times < 3; times++) more.push(await begin(voucher(first)));
    expect(more).toEqual([200, 200, 429]);
  });

  it('38 is the address when the voucher is made up', async () => {
    server = await startTestServer(limited(0));
    const forger = new DiscordState();
    const now = Math.floor(Date.now() / 1000);
    const statuses = [];
    for (let n = 0; n < 5; n++)
      statuses.push(await begin(forger.signProxy({ created_at: now, expires_at: now + 300, user_id: String(n) })));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
