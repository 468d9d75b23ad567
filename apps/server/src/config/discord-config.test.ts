import { describe, expect, it } from 'vitest';
import { createConfig } from './config.ts';
import { readEnv } from './env.ts';

const ACCOUNT = { DISCORD_CLIENT_ID: '123456789012345678', DISCORD_CLIENT_SECRET: 'secret' };
const discordOf = (env: Record<string, string>) => createConfig(readEnv(env)).discord;
const production = (env: Record<string, string>) => () => discordOf({ NODE_ENV: 'production', ...ACCOUNT, ...env });

describe('Discord in the environment', () => {
  it('is off without an account, and needs both its halves', () => {
    expect(discordOf({})).toBeNull();
    expect(() => discordOf({ DISCORD_CLIENT_ID: '1' })).toThrow('belong together');
    expect(discordOf(ACCOUNT)).toMatchObject({
      clientId: '123456789012345678',
      botToken: null,
      apiBase: 'https://discord.com/api/v10',
      acceptsTestPurchases: false,
      isMock: false,
    });
  });

  it('lets the page at Discord’s proxy call the server', () => {
    const { server } = createConfig(readEnv({ ...ACCOUNT, ALLOWED_ORIGINS: 'https://a.example' }));
    expect(server.allowedOrigins).toEqual(['https://a.example', 'https://123456789012345678.discordsays.com']);
  });

  it('16 refuses what is for tests in production, and every other host than Discord’s', () => {
    expect(production({})()).not.toBeNull();
    expect(production({ MOCK_DISCORD: 'on' })).toThrow('MOCK_DISCORD');
    expect(production({ DISCORD_TEST_PURCHASES: 'on' })).toThrow('DISCORD_TEST_PURCHASES');
    for (const base of [
      'http://discord.com/api/v10',
      'https://discord.example/api/v10',
      'https://discord.com.evil.example/api',
      'https://discord.com@evil.example/api',
      'http://127.0.0.1:3000/api/v10',
    ]) {
      expect(production({ DISCORD_API_BASE: base })).toThrow('DISCORD_API_BASE');
      expect(production({ DISCORD_AUTHORIZE_URL: base })).toThrow('DISCORD_AUTHORIZE_URL');
    }
  });

  it('16 lets tests ask a fake on this machine only', () => {
    expect(discordOf({ ...ACCOUNT, DISCORD_API_BASE: 'http://127.0.0.1:3000/api/' })?.apiBase).toBe(
      'http://127.0.0.1:3000/api',
    );
    expect(() => discordOf({ ...ACCOUNT, DISCORD_API_BASE: 'http://10.0.0.1/api' })).toThrow('DISCORD_API_BASE');
    expect(discordOf({ MOCK_DISCORD: 'on' })).toMatchObject({ isMock: true });
  });

  it('reads goods, and names what is wrong with them', () => {
    const goodsOf = (DISCORD_GOODS: string) => discordOf({ ...ACCOUNT, DISCORD_GOODS })?.goods;
    expect(goodsOf('')).toEqual([]);
    expect(goodsOf('11=diamonds:500; 12=keys:3,diamonds:10;')).toEqual([
      { skuId: '11', diamonds: 500, keys: 0 },
      { skuId: '12', diamonds: 10, keys: 3 },
    ]);
    for (const bad of ['11', '11=coins:5', '11=diamonds:-5', 'x=diamonds:5', '11=diamonds:0', '11=keys:1;11=keys:2'])
      expect(() => goodsOf(bad)).toThrow('DISCORD_GOODS');
  });

  it('takes origins for frames, and nothing else into a header', () => {
    const framesOf = (FRAME_ORIGINS: string) => createConfig(readEnv({ FRAME_ORIGINS })).server.frameOrigins;
    expect(framesOf('http://localhost:3333, https://b.example')).toEqual([
      'http://localhost:3333',
      'https://b.example',
    ]);
    for (const bad of ["https://a.example; script-src 'unsafe-inline'", '*', 'https://a.example/x', 'javascript:1'])
      expect(() => framesOf(bad)).toThrow('FRAME_ORIGINS');
  });
});
