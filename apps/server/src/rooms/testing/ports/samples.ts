import type { CustomPrompt, TriviaQuestion } from '@syllaboom/engine';

/** Questions whose right answer is always the one that says so. */
export const SAMPLE_QUESTIONS: readonly TriviaQuestion[] = Array.from({ length: 40 }, (_, n) => ({
  q: `Question ${n}`,
  a: [`right ${n}`, `wrong ${n} a`, `wrong ${n} b`, `wrong ${n} c`],
  correct: 0,
  d: Math.floor(n / 10) as TriviaQuestion['d'],
  author: n % 7 === 0 ? { id: 'anna00000001', name: 'Anna', avatar: 'seed' } : null,
}));
export const SAMPLE_CATEGORIES = {
  animals: ['JELLYFISH', 'TIGER'],
  food: ['BERRY', 'BUTTER', 'CHERRY', 'GINGER', 'PEPPER'],
};
export const SAMPLE_PROMPTS: readonly CustomPrompt[] = ['CAT', 'DOG', 'COW', 'HEN', 'OWL', 'BEE'].map((answer) => ({
  text: `picture of ${answer.toLowerCase()}`,
  image: null,
  alt: '',
  answer,
}));
