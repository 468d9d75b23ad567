import type { Caller } from '#features/account';
import type { Routes } from '#platform/http/call.ts';
import type { RelationService } from './relations.service.ts';

/** Blocking and muting players. */
export const createRelationRoutes = (relations: RelationService) =>
  ({
    relationLists: async ({ caller }) => ({ players: await relations.list(caller.playerId) }),
    setRelation: async ({ caller, body }) => {
      await relations.set(caller.playerId, body);
      return { success: true };
    },
  }) satisfies Routes<Caller, 'relationLists' | 'setRelation'>;
