export type { TriviaPorts } from './ports.ts';
export { createTriviaRoutes } from './trivia.routes.ts';
export { createTriviaService, type TriviaService } from './trivia.service.ts';
export { triviaPersonalData } from './personal-data.repository.ts';
