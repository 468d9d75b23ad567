import { expect, it } from 'vitest';
import { SCENARIO } from './scenarios.ts';
import { CHAIN, CLIMB, CUSTOM_PROMPTS, LENGTH_LIMIT } from './word-modes.ts';

it('changes no number of the word modes and presets unseen', () => {
  expect({ CHAIN, CLIMB, CUSTOM_PROMPTS, LENGTH_LIMIT, SCENARIO }).toMatchSnapshot();
});
