import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The operator's news, cleaned; shown in a frame of its own [L0014 L0262]. */
export const about = endpoint({
  method: 'GET',
  path: '/about',
  summary: 'The news page',
  auth: 'public',
  limit: 'read',
  reply: z.object({ css: z.string(), html: z.string() }),
  errors: [],
});
