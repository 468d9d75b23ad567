import { z } from 'zod/mini';

/** As `reply` of an endpoint: it answers with the text as a file of this name, to whoever its contract lets in. */
export const TextFile = z.object({ name: z.string(), text: z.string() });
export type TextFile = z.infer<typeof TextFile>;
