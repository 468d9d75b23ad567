import type { Requirement } from '@syllaboom/engine';
import type { ModeShown, TurnView } from '../store/room-types.ts';
import { JOINERS } from './joiners.ts';
import { screenOf } from './screens.ts';

/** How a typed letter is shown: it fits what is asked, lies beyond the allowed length, or is wrong. */
export type LetterMark = 'hit' | 'over' | 'wrong' | 'taboo' | null;

/** Where the prompt stands in a text: start and end, or null. Gaps and questions have no such place. */
export function findPrompt(
  text: string,
  prompt: string,
  requirement: Requirement = {},
): readonly [number, number] | null {
  if (!prompt || requirement.free || requirement.gaps) return null;
  const start =
    requirement.place === 'starts'
      ? text.startsWith(prompt)
        ? 0
        : -1
      : requirement.place === 'ends'
        ? text.endsWith(prompt)
          ? text.length - prompt.length
          : -1
        : text.indexOf(prompt);
  return start < 0 ? null : [start, start + prompt.length];
}

/** Positions of letters that follow each other in order with gaps, as far as they are there. */
export function findInOrder(text: string, letters: string): readonly number[] {
  const found: number[] = [];
  let from = 0;
  for (const letter of letters) {
    const at = text.indexOf(letter, from);
    if (at < 0) break;
    found.push(at);
    from = at + 1;
  }
  return found;
}

/** Marks against a text that is copied; in phrases the signs between words count as right. */
function markCopy(letters: readonly string[], text: string): readonly LetterMark[] {
  const exact = JOINERS.test(text);
  JOINERS.lastIndex = 0;
  let at = 0;
  return letters.map((letter) => {
    if (!exact && letter.search(JOINERS) === 0) return 'hit';
    return letter === text[at++] ? 'hit' : 'wrong';
  });
}

/** What has to be copied letter by letter: the word of a race, a monster's phrase; null when words are thought up. */
export const textToCopy = (turn: TurnView | null, view: ModeShown | null, selfId: string): string | null =>
  (view && screenOf(view).copied?.(view, turn, selfId)) ?? null;

interface Asked {
  readonly turn: TurnView | null;
  readonly view: ModeShown | null;
  readonly selfId: string;
}

/** A mark for each letter of the own draft. */
export function markLetters(text: string, { turn, view, selfId }: Asked): readonly LetterMark[] {
  const letters = [...text];
  const marks: LetterMark[] = letters.map(() => null);
  if (!turn) return marks;
  const copied = textToCopy(turn, view, selfId);
  if (copied !== null) return markCopy(letters, copied);
  const { requirement, prompt, twist } = turn;
  const light = (range: readonly [number, number] | null) => {
    if (range) marks.fill('hit', range[0], range[1]);
  };
  light(findPrompt(text, prompt, requirement));
  if (requirement.gaps) for (const at of findInOrder(text, prompt)) marks[at] = 'hit';
  const second = requirement.also ?? (twist?.name === 'double' ? twist.letters : undefined);
  if (second) light(findPrompt(text, second));
  const most = requirement.exact ?? requirement.most;
  return marks.map((mark, at) => {
    if (most !== undefined && at >= most) return 'over';
    return twist?.name === 'taboo' && letters[at] === twist.letters ? 'taboo' : mark;
  });
}
