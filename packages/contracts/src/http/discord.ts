import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What can be bought inside Discord: our goods by Discord's article number. Prices come from Discord itself. */
export const discordGoods = endpoint({
  method: 'GET',
  path: '/discord/goods',
  summary: 'What articles of Discord’s shop give here',
  auth: 'session',
  limit: 'read',
  reply: z.object({
    goods: z.array(z.object({ skuId: z.string(), diamonds: z.int(), keys: z.int() })),
  }),
  errors: ['discord/off'],
});
