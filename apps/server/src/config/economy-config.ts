import type { DiscordConfig } from './discord-config.ts';
import type { Env } from './env.ts';

/** Which parts of the economy are open. */
export interface EconomyConfig {
  readonly chests: boolean;
  readonly gamble: boolean;
  readonly market: boolean;
  readonly exchange: boolean;
}

type EconomyEnv = Pick<Env, 'CHESTS' | 'GAMBLE' | 'MARKET' | 'EXCHANGE'>;

/** Whether money buys what games of chance are paid with. */
const sellsForMoney = (discord: DiscordConfig | null): boolean => discord !== null && discord.goods.length > 0;

/**
 * Chests and gambling with what was bought for money are games of chance in the law of some countries: where money buys
 * diamonds or keys, the operator has to say that they want them.
 */
export function createEconomyConfig(env: EconomyEnv, discord: DiscordConfig | null): EconomyConfig {
  const chance = sellsForMoney(discord) ? 'off' : 'on';
  return {
    chests: (env.CHESTS ?? chance) === 'on',
    gamble: (env.GAMBLE ?? chance) === 'on',
    market: env.MARKET === 'on',
    exchange: env.EXCHANGE === 'on',
  };
}

/** What operators should know of these switches at the start. */
export function noticesOfEconomy({ chests, gamble }: EconomyConfig, discord: DiscordConfig | null): string[] {
  if (!sellsForMoney(discord)) return [];
  const parts = [
    { key: 'CHESTS', name: 'Chests', isOpen: chests },
    { key: 'GAMBLE', name: 'Gambling', isOpen: gamble },
  ];
  return parts.map(({ key, name, isOpen }) =>
    isOpen
      ? `${name}: on, though money buys diamonds or keys here (DISCORD_GOODS). Some countries forbid that or want a licence`
      : `${name}: off, because money buys diamonds or keys here (DISCORD_GOODS). ${key}=on opens it where the law allows it`,
  );
}
