import type { GuessMark } from '@syllaboom/engine';

/** What a mark says to readers. */
export const MARK_WORDS = {
  right: 'modes.markRight',
  elsewhere: 'modes.markElsewhere',
  absent: 'modes.markAbsent',
} as const satisfies Record<GuessMark, string>;
