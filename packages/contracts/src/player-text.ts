import type { PublicTextKind } from '@syllaboom/engine';
import type { z } from 'zod/mini';

/** Which fields of calls and messages are texts that others read. */
export const PLAYER_TEXTS = new WeakMap<z.ZodMiniType, PublicTextKind>();

/**
 * Says of a field that others read what a player writes into it: the server has it checked as this kind. A free string of a
 * request that says nothing of the sort makes a test fail.
 */
/* @__NO_SIDE_EFFECTS__ */
export function playerText<Schema extends z.ZodMiniType>(kind: PublicTextKind, schema: Schema): Schema {
  PLAYER_TEXTS.set(schema, kind);
  return schema;
}
