import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What can be bought inside Discord: our goods by Discord's article number. Prices come from Discord itself. */
const discordGoods = endpoint({
  method: 'GET',
  path: '/discord/goods',
  summary: 'What articles of Discord’s shop give here',
  service: 'game',
  auth: 'session',
  limit: 'read',
  reply: z.object({
    goods: z.array(z.object({ skuId: z.string(), diamonds: z.int(), keys: z.int() })),
  }),
  errors: ['discord/off'],
});

const MOCK_CODE = /^mock-(\d{1,25})$/;
/** The code that the mock mode's `authorize` gives for the `user_id` of its address. */
export const mockDiscordCode = (userId: string): string => `mock-${userId}`;
/** Whose mock code this is; null for every other code. Servers believe it only where the test switch is on. */
export const mockDiscordUserOf = (code: string): string | null => MOCK_CODE.exec(code)?.[1] ?? null;

export const DISCORD_CALLS = { discordGoods };
