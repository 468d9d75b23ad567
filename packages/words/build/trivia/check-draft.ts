import { type Draft, flatten } from './draft.ts';

/** Longest texts that fit the table of the game. */
export const LONGEST_QUESTION = 160;
export const LONGEST_ANSWER = 60;
/** Shorter answers (a letter, a number, a symbol) may stand in the question without saying anything. */
const SHORTEST_REVEALING_ANSWER = 3;

/** Why a draft can't be asked; null when it can. */
export function faultOf({ q, right, wrong }: Draft): string | null {
  const answers = [right, ...wrong];
  if (answers.length !== 4) return 'it has not four answers';
  if (answers.some((one) => one.trim() === '' || one.length > LONGEST_ANSWER)) return 'an answer is empty or too long';
  if (q.length > LONGEST_QUESTION) return 'the question is too long';
  if (new Set(answers.map((one) => flatten(one))).size < 4) return 'two answers are alike';
  const asked = flatten(q);
  const revealed = answers.find((one) => one.length >= SHORTEST_REVEALING_ANSWER && asked.includes(flatten(one)));
  return revealed === undefined ? null : `the question holds the answer ${revealed}`;
}
