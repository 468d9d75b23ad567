import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createConfig, warningsOf } from './config.ts';
import { EnvSchema, readEnv } from './env.ts';

describe('the environment', () => {
  it('needs nothing', () => {
    const config = createConfig(readEnv({}));
    expect([config.server.port, config.database.url, config.redisUrl, config.limits.enabled]).toEqual([
      2567,
      null,
      null,
      true,
    ]);
    expect(config.database.dataDir).toMatch(/\.data$/);
  });

  it('is listed whole in .env.example, with its defaults', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8');
    const listed = Object.fromEntries(
      [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
    );
    expect(Object.keys(listed)).toEqual(Object.keys(EnvSchema.shape));
    expect(readEnv(listed)).toEqual(readEnv({}));
  });

  it('takes an empty value for none and names every bad one', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '' }).PORT).toBe(2567);
    expect(() => readEnv({ PORT: 'x', DATABASE_URL: 'mysql://a', LOG_LEVEL: 'loud' })).toThrow(
      /PORT: .*DATABASE_URL: .*LOG_LEVEL: /,
    );
    expect(() => readEnv({ PORT: '65536' })).toThrow('PORT');
  });

  it('lifts limits on loopback only', () => {
    expect(createConfig(readEnv({ LIMITS: 'off', HOST: '127.0.0.1' })).limits.enabled).toBe(false);
    expect(() => createConfig(readEnv({ LIMITS: 'off' }))).toThrow('HOST=127.0.0.1');
    expect(() => createConfig(readEnv({ LIMITS: 'off', HOST: '10.0.0.1' }))).toThrow();
  });

  it('takes an address for each process, and warns of a shared Redis without one', () => {
    const shared = { REDIS_URL: 'redis://127.0.0.1' };
    const alone = createConfig(readEnv(shared));
    expect(alone.server.publicAddress).toBeNull();
    expect(warningsOf(alone)).toEqual([expect.stringContaining('PUBLIC_ADDRESS')]);
    const addressed = createConfig(readEnv({ ...shared, PUBLIC_ADDRESS: 'play.example:8443/n/1' }));
    expect(addressed.server.publicAddress).toBe('play.example:8443/n/1');
    expect([warningsOf(addressed), warningsOf(createConfig(readEnv({})))]).toEqual([[], []]);
    for (const bad of ['https://play.example', 'play example', '/n/1', 'play.example:x']) {
      expect(() => readEnv({ PUBLIC_ADDRESS: bad })).toThrow('PUBLIC_ADDRESS');
    }
  });

  it('warns where players could not find back from an identity provider', () => {
    const providers = { GOOGLE_CLIENT_ID: 'game' };
    expect(warningsOf(createConfig(readEnv(providers)))).toEqual([expect.stringContaining('PUBLIC_ORIGIN')]);
    expect(warningsOf(createConfig(readEnv({ ...providers, PUBLIC_ORIGIN: 'https://play.example' })))).toEqual([]);
  });

  it('reads origins and proxies', () => {
    const { server } = createConfig(
      readEnv({
        PUBLIC_ORIGIN: 'https://play.example/',
        ALLOWED_ORIGINS: 'https://a.example, https://b.example',
        TRUST_PROXY: '2',
      }),
    );
    expect([server.publicOrigin, server.allowedOrigins, server.trustedHops]).toEqual([
      'https://play.example',
      ['https://a.example', 'https://b.example'],
      2,
    ]);
  });

  it('takes further origins as browsers send them, and stops at what could never be one', () => {
    const origins = (text: string) => createConfig(readEnv({ ALLOWED_ORIGINS: text })).server.allowedOrigins;
    expect(origins('https://A.example/ , http://b.example:8080,https://c.example:443')).toEqual([
      'https://a.example',
      'http://b.example:8080',
      'https://c.example',
    ]);
    for (const bad of ['a.example', '*', 'https://a.example/game', 'ftp://a.example', 'https://me@a.example', 'null'])
      expect(() => origins(`https://ok.example,${bad}`)).toThrow(`no origin such as https://play.example: ${bad}`);
  });
});
