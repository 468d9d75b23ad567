import type { FeatureRoutes } from '#manifest/feature.ts';
import type { Leaderboards } from './leaderboards.service.ts';

/** Boards by page, their best three, and those of word categories. */
export const createLeaderboardRoutes = (boards: Leaderboards) =>
  ({
    leaderboard: ({ caller, params, query }) => boards.page(params.category, Number(query.page ?? 1), caller.playerId),
    leaderboardTop: ({ caller, params }) => boards.top(params.category, caller.playerId),
    categoryLeaderboard: ({ caller, params }) =>
      boards.ofCategory(params.category, Number(params.page), caller.playerId),
    craftLeaderboard: async ({ caller }) => {
      const { rows, localPlayer } = await boards.ofCrafters(caller.playerId);
      return {
        success: true,
        leaderboard: rows.map(({ user_id, score, displayName, avatar, frame }) => ({
          userId: user_id,
          totalCoinsCollected: score,
          displayName,
          avatar,
          frame,
        })),
        userRank: localPlayer && { totalCoinsCollected: localPlayer.score, rank: localPlayer.rank },
      };
    },
  }) satisfies FeatureRoutes;
