import type { Feature } from '#manifest/feature.ts';
import { triviaPersonalData } from './personal-data.repository.ts';
import type { TriviaDeps } from './trivia.deps.ts';
import { createTriviaRoutes } from './trivia.routes.ts';
import type { TriviaService } from './trivia.service.ts';

/** Questions that players propose. */
export const triviaFeature = (deps: TriviaDeps, trivia: TriviaService) =>
  ({
    routes: createTriviaRoutes(deps, trivia),
    personalData: triviaPersonalData,
    playerTables: ['trivia_question'],
  }) satisfies Feature;
