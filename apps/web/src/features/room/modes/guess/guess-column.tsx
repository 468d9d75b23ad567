import { useNarrow } from '../../../../platform/media.ts';
import { GuessLetters } from './guess-letters.tsx';

/** What the guesses told of each letter; on phones the keys themselves carry the marks. */
export function GuessColumn() {
  return useNarrow() ? null : <GuessLetters />;
}
