import { expect, it } from 'vitest';
import { MONSTER, MONSTER_KINDS } from './monsters.ts';

it('changes no number of the monsters unseen', () => {
  expect({ MONSTER, MONSTER_KINDS }).toMatchSnapshot();
});
