import type { FeatureRoutes } from '#manifest/feature.ts';
import type { TriviaService } from './trivia.service.ts';

/** Proposed questions: sent by players, decided by the staff. */
export const createTriviaRoutes = (trivia: TriviaService) =>
  ({
    proposeTrivia: async ({ caller, body }) => ({ success: true, id: await trivia.propose(caller.playerId, body) }),
    pendingTrivia: async ({ params }) => ({ questions: await trivia.pending(params.locale) }),
    reviewTrivia: async ({ caller, body }) => {
      await trivia.review(caller.playerId, body.id, body.approve);
      return { success: true };
    },
  }) satisfies FeatureRoutes;
