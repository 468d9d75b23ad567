import { expect, it } from 'vitest';
import { SCAPES } from './scapes.ts';
import { TRIVIA } from './trivia.ts';
import { RACE } from './type-racer.ts';
import { YAPPING } from './yapping.ts';

it('changes no number of the modes in which everybody plays at once unseen', () => {
  expect({ SCAPES, TRIVIA, RACE, YAPPING }).toMatchSnapshot();
});
