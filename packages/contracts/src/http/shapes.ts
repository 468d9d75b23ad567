import { z } from 'zod/mini';

/** It is done, and there is nothing more to say. */
export const Done = z.object({ success: z.literal(true) });
export const LanguageCode = z.string().check(z.maxLength(10));
/** Id of an account. */
export const PlayerId = z.string().check(z.maxLength(20));
export const PlayerParam = z.object({ id: PlayerId });
/** Names a collection; in links, too. */
export const CollectionId = z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/));
/** The frame that somebody wears around their face; 0 = none. */
export const WornFrame = z.int();
/** Somebody as they are named and shown beside what they did. */
export const PlayerRef = z.object({
  id: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  frame: WornFrame,
});
