import { type Dice, type Difficulty, type Draft, fill, type Template } from '../draft.ts';

/** What stands so many steps on in a circle of names. */
function around(names: readonly string[], dice: Dice, sentence: string, step: 1 | -1, d: Difficulty): Draft[] {
  return names.map((name, i): Draft => {
    const right = names[(i + step + names.length) % names.length] ?? '';
    return {
      q: fill(sentence, name),
      right,
      wrong: dice.some(
        names.filter((one) => one !== right && one !== name),
        3,
      ),
      d,
    };
  });
}

export const months: Template = ({ facts, phrases }, dice) => [
  ...around(facts.months, dice, phrases.monthNext, 1, 0),
  ...around(facts.months, dice, phrases.monthBefore, -1, 0),
  ...facts.months.map(
    (right, i): Draft => ({
      q: fill(phrases.monthNumber, i + 1),
      right,
      wrong: dice.some(
        facts.months.filter((one) => one !== right),
        3,
      ),
      d: 0,
    }),
  ),
];

export const days: Template = ({ facts, phrases }, dice) => [
  ...around(facts.days, dice, phrases.dayNext, 1, 0),
  ...around(facts.days, dice, phrases.dayBefore, -1, 0),
];
