import { expect, it } from 'vitest';
import { CARD_BET, CARD_CLASSES, RANDOM_CARD } from './card-bet.ts';
import { GUESS } from './guess-word.ts';
import { MONSTER, MONSTER_KINDS } from './monsters.ts';

it('changes no number of monsters, cards and guesses unseen', () => {
  expect({ MONSTER, MONSTER_KINDS, CARD_BET, CARD_CLASSES, RANDOM_CARD, GUESS }).toMatchSnapshot();
});
