import { describe, expect, it } from 'vitest';
import { createIdentityConfig } from './identity-config.ts';
import { readEnv } from './env.ts';

const create = (env: Record<string, string>) => createIdentityConfig(readEnv(env));

describe('the identity providers', () => {
  it('are none by default', () => {
    expect(create({})).toEqual({ developers: [], encryptionKey: null, google: null });
  });

  it('are asked at their own addresses', () => {
    expect(create({ GOOGLE_CLIENT_ID: 'game' }).google).toEqual({
      clientId: 'game',
      jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      scriptUrl: 'https://accounts.google.com/gsi/client',
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
    });
  });

  it('16 are nobody else in production', () => {
    const production = { NODE_ENV: 'production', GOOGLE_CLIENT_ID: 'game' };
    expect(() => create(production)).not.toThrow();
    for (const foreign of [
      'http://www.googleapis.com/oauth2/v3/certs',
      'https://keys.example/certs',
      'https://google.com.evil.example/certs',
      'https://evilgoogle.com/certs',
      'http://127.0.0.1:3999/certs',
    ]) {
      expect(() => create({ ...production, GOOGLE_JWKS_URL: foreign })).toThrow(foreign);
      expect(() => create({ ...production, GOOGLE_SCRIPT_URL: foreign })).toThrow(foreign);
    }
    expect(create({ GOOGLE_CLIENT_ID: 'game', GOOGLE_JWKS_URL: 'http://127.0.0.1:3999/certs' }).google).not.toBeNull();
  });

  it('reads names and a key of 32 bytes', () => {
    const key = Buffer.alloc(32, 7);
    const config = create({ DEVELOPERS: 'anna, Bert ,', ENCRYPTION_KEY: key.toString('base64') });
    expect(config).toMatchObject({ developers: ['anna', 'Bert'], encryptionKey: key });
    expect(() => create({ ENCRYPTION_KEY: 'short' })).toThrow('ENCRYPTION_KEY');
  });
});
