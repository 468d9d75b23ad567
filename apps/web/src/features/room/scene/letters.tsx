import { MODES } from '@syllaboom/engine';
import { useNarrow } from '../../../platform/media.ts';
import { GuessLetters } from '../modes/guess/guess-letters.tsx';
import { useModeScreen } from '../modes/use-mode.ts';
import { useSnapshot } from '../store/use-topic.ts';
import { AlphabetStrip } from '../typing/alphabet-strip.tsx';
import { useLooksOn } from '../use-watching.ts';

/** Letters beside the board: those that the alphabet bonus wants, or in mode 2 what the guesses told of each. */
export function Letters() {
  const { alphabet } = useModeScreen();
  const watching = useLooksOn();
  const mode = useSnapshot('info')?.mode;
  const narrow = useNarrow();
  // On phones the keys themselves carry the marks.
  if (mode === MODES.guessWord) return narrow ? null : <GuessLetters />;
  return alphabet && !watching ? <AlphabetStrip /> : null;
}
