import { type Dice, type Difficulty, type Draft, fill, type Template } from '../draft.ts';

const DIGITS: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** The Roman numeral of a number from 1 to 3999. */
function toRoman(value: number): string {
  let rest = value;
  let text = '';
  for (const [worth, digits] of DIGITS) {
    for (; rest >= worth; rest -= worth) text += digits;
  }
  return text;
}

/** Numbers from 4 up, by difficulty. */
const RANGES: readonly (readonly [Difficulty, number, number])[] = [
  [0, 4, 12],
  [1, 13, 49],
  [2, 50, 199],
  [3, 200, 999],
  [4, 1000, 3999],
];
const PER_RANGE = 9;

/** Numbers that look alike when written: near by, or with swapped digits. */
const mistakes = (value: number, dice: Dice): number[] => {
  const near = [1, 2, 4, 5, 6, 10, 20, 40, 50, 100, 200].flatMap((step) => [value - step, value + step]);
  return dice.some(
    near.filter((one) => one > 0 && one < 4000 && Math.abs(one - value) <= Math.max(6, value / 3)),
    3,
  );
};

const draw = (dice: Dice): { value: number; d: Difficulty }[] =>
  RANGES.flatMap(([d, least, most]) =>
    dice
      .some(
        Array.from({ length: most - least + 1 }, (_, i) => least + i),
        PER_RANGE,
      )
      .map((value) => ({ value, d })),
  );

export const roman: Template = ({ phrases }, dice) =>
  draw(dice).map(
    ({ value, d }): Draft => ({
      q: fill(phrases.roman, toRoman(value)),
      right: String(value),
      wrong: mistakes(value, dice).map(String),
      d,
    }),
  );

export const romanWrite: Template = ({ phrases }, dice) =>
  draw(dice).map(
    ({ value, d }): Draft => ({
      q: fill(phrases.romanWrite, value),
      right: toRoman(value),
      wrong: mistakes(value, dice).map(toRoman),
      d,
    }),
  );
