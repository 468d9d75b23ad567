import type { GuessMark } from '../../state/mode-view.ts';

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
