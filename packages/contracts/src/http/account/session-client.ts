import { z } from 'zod/mini';

/** What a session was last used with, as far as its browser told: its own names, the same in every language. */
export const SessionClient = z.object({
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  form: z.nullable(z.enum(['phone', 'tablet', 'desktop'])),
});
export type SessionClient = z.infer<typeof SessionClient>;
