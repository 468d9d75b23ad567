export type { QuestionReview } from './ports.ts';
export type { TriviaDeps } from './trivia.deps.ts';
export { triviaFeature } from './trivia.feature.ts';
export { createTriviaService, type TriviaService } from './trivia.service.ts';
