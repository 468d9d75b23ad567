import { type GuessMark, type GuessView, MODES } from '@syllaboom/engine';
import { useMemo } from 'react';
import { useModeView } from '../use-mode.ts';

/** The best that is known of each letter. */
export type KeyMarks = Readonly<Record<string, GuessMark>>;

const RANK = { absent: 1, elsewhere: 2, right: 3 } as const satisfies Record<GuessMark, number>;
const NONE: KeyMarks = {};

/** What all guesses, and the letters that are shown, tell about each letter of the alphabet. */
export function keyMarks({ guesses, known }: Pick<GuessView, 'guesses' | 'known'>): KeyMarks {
  const marks: Record<string, GuessMark> = {};
  for (const { word, marks: guessMarks } of guesses)
    [...word].forEach((letter, at) => {
      const mark = guessMarks[at] ?? 'absent';
      if (RANK[mark] > RANK[marks[letter] ?? 'absent'] || !marks[letter]) marks[letter] = mark;
    });
  for (const letter of known) if (letter) marks[letter] = 'right';
  return marks;
}

/** Marks for the keys of the running guess; empty in other modes. */
export function useKeyMarks(): KeyMarks {
  const view = useModeView(MODES.guessWord);
  return useMemo(() => (view ? keyMarks(view) : NONE), [view]);
}
