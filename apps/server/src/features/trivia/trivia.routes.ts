import type { FeatureRoutes } from '#manifest/feature.ts';
import { proposeQuestion } from './propose-question.ts';
import { reviewQuestion } from './review-question.ts';
import type { TriviaDeps } from './trivia.deps.ts';
import type { TriviaService } from './trivia.service.ts';

/** Proposed questions: sent by players, decided by the staff. */
export const createTriviaRoutes = ({ database, clock, ports }: TriviaDeps, trivia: TriviaService) =>
  ({
    proposeTrivia: async ({ caller, body }) => ({
      success: true,
      id: await proposeQuestion(database, clock, ports, { ...body, authorId: caller.playerId }),
    }),
    pendingTrivia: async ({ params }) => ({ questions: await trivia.pending(params.locale) }),
    reviewTrivia: async ({ caller, body }) => {
      await reviewQuestion(database, clock, ports, {
        id: body.id,
        approved: body.approve,
        reviewerId: caller.playerId,
      });
      return { success: true };
    },
  }) satisfies FeatureRoutes;
