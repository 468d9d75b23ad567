import type { GameLanguage } from '@syllaboom/engine';
import { create } from 'zustand';
import { openWindow } from '../../../ui/windows/manager.ts';
import type { CountedSyllable } from '../bookmarks/bookmarks.ts';

export const PRACTICE_WINDOW = 'syllable-practice';

interface Practised {
  readonly language: GameLanguage;
  readonly syllables: readonly CountedSyllable[];
  /** Counts the rounds: each is shuffled anew. */
  readonly round: number;
}

/** What is practised. */
export const usePractised = create<Practised>(() => ({ language: 'en-US', syllables: [], round: 0 }));

/** Practises these syllables, from the beginning. */
export function practise(language: GameLanguage, syllables: readonly CountedSyllable[]): void {
  usePractised.setState(({ round }) => ({ language, syllables, round: round + 1 }));
  openWindow(PRACTICE_WINDOW);
}
