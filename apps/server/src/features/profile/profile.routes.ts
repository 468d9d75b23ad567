import type { Caller } from '#features/account';
import type { Database } from '#platform/db/index.ts';
import type { Routes } from '#platform/http/call.ts';
import { searchPlayers } from './search-players.ts';

/** Searches for players by name. */
export const createProfileRoutes = (database: Database) =>
  ({
    searchPlayers: async ({ caller, params }) => ({
      players: await searchPlayers(database.db, { query: params.query, leastExp: 0, callerId: caller.playerId }),
    }),
    searchPlayersOfExp: async ({ caller, params }) => ({
      players: await searchPlayers(database.db, {
        query: params.query,
        leastExp: Number(params.exp),
        callerId: caller.playerId,
      }),
    }),
  }) satisfies Routes<Caller, 'searchPlayers' | 'searchPlayersOfExp'>;
