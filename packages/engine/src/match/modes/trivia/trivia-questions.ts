import { TRIVIA } from '../../../balance/modes/trivia.ts';
import { nextInteger, type RandomState } from '../../../random.ts';
import type { TriviaQuestion } from '../../state/match-content.ts';

/** The highest difficulty that question `n` (from 1) may have: matches begin easily (rules section 6). */
export const questionLimitAt = (n: number): TriviaQuestion['d'] => TRIVIA.ramp.find(({ upTo }) => n <= upTo)?.most ?? 4;

/**
 * Draws a match's questions from a bank, in the order in which they are asked: each at random among those that are not
 * too hard for its place, none twice. Where all of those are used up, the easiest that are left serve. The bank stays as
 * it is; fewer than 25 come back only when it holds fewer.
 */
export function drawQuestions(bank: readonly TriviaQuestion[], random: RandomState): TriviaQuestion[] {
  const left = [...new Map(bank.map((question) => [question.q, question])).values()];
  const drawn: TriviaQuestion[] = [];
  while (drawn.length < TRIVIA.questions && left.length > 0) {
    const easiest = left.reduce((least, { d }) => Math.min(least, d), 4);
    const most = Math.max(easiest, questionLimitAt(drawn.length + 1));
    const fitting = left.filter(({ d }) => d <= most);
    const chosen = fitting[nextInteger(random, fitting.length)];
    if (!chosen) break;
    drawn.push(chosen);
    left.splice(left.indexOf(chosen), 1);
  }
  return drawn;
}
