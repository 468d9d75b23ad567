import { MODES, type TriviaView } from '@syllaboom/engine';

/** A question of the quiz whose answers are all there. */
export const triviaView = (changes: Partial<TriviaView> = {}): TriviaView => ({
  mode: MODES.trivia,
  number: 4,
  of: 25,
  q: 'Which metal is liquid?',
  a: ['Mercury', 'Iron', 'Gold', 'Tin'],
  d: 0,
  startedAt: -3000,
  opensAt: -600,
  endsAt: 13_000,
  chosen: [],
  own: null,
  reveal: null,
  ...changes,
});
