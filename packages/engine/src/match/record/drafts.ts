import { WORD_LENGTH } from '../../balance/match/word-length.ts';
import type { GameLanguage } from '../../catalogue/languages.ts';
import { isAllowedLetter } from '../../language/alphabets.ts';
import type { DraftDelta } from '../state/match-input.ts';

/** What is no finite number would not survive the match log: it counts as nothing. */
const clip = (value: number, most: number): number =>
  Number.isFinite(value) && value > 0 ? Math.min(Math.floor(value), most) : 0;

/** The draft after a change. Whatever the change says, the result is a text of playable length. */
export function applyDelta(draft: string, delta: DraftDelta): string {
  switch (delta.t) {
    case 'r':
      return delta.w.slice(0, WORD_LENGTH.max);
    case 'a':
      return (draft + delta.a).slice(0, WORD_LENGTH.max);
    case 'd':
      return draft.slice(0, draft.length - clip(delta.l, draft.length));
    case 'c': {
      const from = clip(delta.p, draft.length);
      const upTo = from + clip(delta.d, draft.length - from);
      return (draft.slice(0, from) + delta.a + draft.slice(upTo)).slice(0, WORD_LENGTH.max);
    }
  }
}

/** The change that turns one draft into another, as short as possible; null when they are equal. */
export function deltaBetween(before: string, after: string): DraftDelta | null {
  if (before === after) return null;
  if (after === '') return { t: 'r', w: '' };
  if (after.startsWith(before)) return { t: 'a', a: after.slice(before.length) };
  if (before.startsWith(after)) return { t: 'd', l: before.length - after.length };
  let from = 0;
  while (before[from] === after[from]) from++;
  let tail = 0;
  const most = Math.min(before.length, after.length) - from;
  while (tail < most && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return { t: 'c', p: from, d: before.length - from - tail, a: after.slice(from, after.length - tail) };
}

const lettersOf = (delta: DraftDelta): string => (delta.t === 'r' ? delta.w : delta.t === 'd' ? '' : delta.a);

/** Whether everything that a change brings in can be part of a word of the language. */
export function isTypable(delta: DraftDelta, language: GameLanguage): boolean {
  for (const letter of lettersOf(delta)) if (!isAllowedLetter(letter, language)) return false;
  return true;
}
