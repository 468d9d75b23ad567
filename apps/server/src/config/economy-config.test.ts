import { describe, expect, it } from 'vitest';
import { createConfig, warningsOf } from './config.ts';
import { readEnv } from './env.ts';

const configOf = (env: Record<string, string>) => createConfig(readEnv(env));
const DISCORD = { DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 's', PUBLIC_ORIGIN: 'https://play.example' };
const SELLING = { ...DISCORD, DISCORD_GOODS: '12=keys:3' };

describe('the switches of the economy', () => {
  it('are all on where everything comes from play', () => {
    const open = { chests: true, gamble: true, market: true, exchange: true };
    for (const env of [{}, DISCORD]) {
      expect(configOf(env).economy).toEqual(open);
      expect(warningsOf(configOf(env))).toEqual([]);
    }
  });

  it('can each be off', () => {
    const config = configOf({ CHESTS: 'off', GAMBLE: 'off', MARKET: 'off', EXCHANGE: 'off' });
    expect(config.economy).toEqual({ chests: false, gamble: false, market: false, exchange: false });
    expect(configOf({ EXCHANGE: 'off' }).economy).toMatchObject({ chests: true, exchange: false });
    for (const key of ['CHESTS', 'GAMBLE', 'MARKET', 'EXCHANGE']) expect(() => readEnv({ [key]: 'no' })).toThrow(key);
  });

  it('keep games of chance off where money buys what pays them, and the start says so', () => {
    const config = configOf(SELLING);
    expect(config.economy).toEqual({ chests: false, gamble: false, market: true, exchange: true });
    expect(warningsOf(config)).toEqual([
      expect.stringMatching(/^Chests: off.*CHESTS=on/),
      expect.stringMatching(/^Gambling: off.*GAMBLE=on/),
    ]);
  });

  it('open games of chance there for operators who say so, and the start says that, too', () => {
    const config = configOf({ ...SELLING, CHESTS: 'on' });
    expect(config.economy).toMatchObject({ chests: true, gamble: false });
    expect(warningsOf(config)).toEqual([expect.stringMatching(/^Chests: on/), expect.stringMatching(/^Gambling: off/)]);
  });
});
