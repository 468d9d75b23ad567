import type { Feature } from '#manifest/feature.ts';
import { triviaPersonalData } from './personal-data.repository.ts';
import { createTriviaRoutes } from './trivia.routes.ts';
import type { TriviaService } from './trivia.service.ts';

/** Questions that players propose. */
export const triviaFeature = (trivia: TriviaService) =>
  ({
    routes: createTriviaRoutes(trivia),
    personalData: triviaPersonalData,
    playerTables: ['trivia_question'],
  }) satisfies Feature;
