import type { GuessMark } from '../mode-view.ts';

/**
 * How each letter of a guess stands to the hidden word. A letter is marked as often as the word holds it: first where it is
 * right, then elsewhere from the left.
 */
export function markGuess(guess: string, hidden: string): GuessMark[] {
  const left = new Map<string, number>();
  const marks = [...guess].map((letter, i): GuessMark => (letter === hidden[i] ? 'right' : 'absent'));
  [...hidden].forEach((letter, i) => {
    if (marks[i] !== 'right') left.set(letter, (left.get(letter) ?? 0) + 1);
  });
  return [...guess].map((letter, i): GuessMark => {
    const rest = left.get(letter) ?? 0;
    if (marks[i] === 'right' || rest === 0) return marks[i] ?? 'absent';
    left.set(letter, rest - 1);
    return 'elsewhere';
  });
}

/** A guess and what it told. */
export interface MarkedGuess {
  readonly word: string;
  readonly marks: readonly GuessMark[];
}

/** Whether a word can be the hidden one, after what everybody knows. */
export function isPossible(word: string, known: readonly (string | null)[], guesses: readonly MarkedGuess[]): boolean {
  if (word.length !== known.length) return false;
  if (known.some((letter, i) => letter !== null && letter !== word[i])) return false;
  return guesses.every((guess) => {
    const marks = markGuess(guess.word, word);
    return guess.word !== word && guess.marks.every((mark, i) => mark === marks[i]);
  });
}
