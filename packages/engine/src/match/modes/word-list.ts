import { WORD_JOINERS } from '../../language/alphabets.ts';
import { nextInteger } from '../../random.ts';
import { judgeForm } from '../word/judge-word.ts';
import { isUsed } from '../word/used-words.ts';
import type { WrongReason } from '../state/match-event.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { StepContext } from '../state/step-context.ts';
import type { TurnTask } from './turn-rules.ts';

/** Prompts of a list have so many letters, where its words have: a single letter asks for next to nothing. */
const LEAST_LETTERS = 2;
const BETWEEN_JOINERS = new RegExp(`[${WORD_JOINERS}]`);

/** The words that alone count in this match; null: those of the dictionary do. */
export const wordListOf = ({ content }: MatchState): readonly string[] | null => content.wordList ?? null;

const unused = (state: MatchState, list: readonly string[]): string[] => list.filter((word) => !isUsed(state, word));
const holding = (words: readonly string[], prompt: string): string[] => words.filter((word) => word.includes(prompt));

/** A syllable that at least one unused word of the list holds; null when all are used. Uses nothing up. */
export function drawFromList({ state }: StepContext, list: readonly string[]): TurnTask | null {
  const left = unused(state, list);
  const word = left[nextInteger(state.random, Math.max(1, left.length))];
  if (word === undefined) return null;
  const prompt = drawSyllable(state, word);
  return { prompt, count: holding(left, prompt).length };
}

/** Some letters of a word that stand together, as many as the host allows at most. */
function drawSyllable({ random, rules }: MatchState, word: string): string {
  const parts = word.split(BETWEEN_JOINERS).filter((part) => part !== '');
  const long = parts.filter((part) => part.length >= LEAST_LETTERS);
  const choice = long.length > 0 ? long : parts;
  const part = choice[nextInteger(random, choice.length)] ?? word;
  const most = Math.min(rules.maxPromptLength, part.length);
  const least = Math.min(LEAST_LETTERS, most);
  const length = least + nextInteger(random, most - least + 1);
  const from = nextInteger(random, part.length - length + 1);
  return part.slice(from, from + length);
}

/** Whether a word of the list may be played in the running turn; null when it may, else the first thing that is wrong with it. */
export const judgeByList = (
  context: StepContext,
  player: MatchPlayer,
  word: string,
  list: readonly string[],
): WrongReason | null => judgeForm(context, player, word) ?? (list.includes(word) ? null : 'unknown');

/** Unused words of the list that would be right in the running turn, in any order, at most so many. */
export function answersOfList({ state }: StepContext, list: readonly string[], most: number): string[] {
  const fitting = holding(unused(state, list), state.prompt);
  const from = nextInteger(state.random, Math.max(1, fitting.length));
  return [...fitting.slice(from), ...fitting.slice(0, from)].slice(0, most);
}
