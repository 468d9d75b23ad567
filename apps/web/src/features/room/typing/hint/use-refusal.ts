import { modeTraits } from '@syllaboom/engine';
import { useEffect, useState } from 'react';
import { REFUSAL_MS } from '../../room-timings.ts';
import { hasPlacedNothing } from '../../modes/guess/messages.ts';
import { isSpent } from '../../modes/is-spent.ts';
import { useMode } from '../../modes/use-mode.ts';
import { useRoom } from '../../store/use-topic.ts';

/** Why a word was not taken, or brought nothing, in words; out of turn nothing can be typed. */
const WORDS = {
  unknown: 'room.wrongWord.unknown',
  prompt: 'room.wrongWord.prompt',
  letters: 'room.wrongWord.letters',
  tooShort: 'room.wrongWord.tooShort',
  tooLong: 'room.wrongWord.tooLong',
  length: 'room.wrongWord.length',
  twist: 'room.wrongWord.twist',
  late: 'room.wrongWord.late',
  repeated: 'room.wrongWord.repeated',
  used: 'room.wrongWord.used',
  found: 'room.wrongWord.found',
  nothingNew: 'room.wrongWord.nothingNew',
} as const;
export type Refusal = (typeof WORDS)[keyof typeof WORDS];

const wordsOf = (reason: string): Refusal | null =>
  Object.hasOwn(WORDS, reason) ? WORDS[reason as keyof typeof WORDS] : null;

/** Why the own last word was refused, or brought nothing, for a moment, or until a word is taken or the turn passes. */
export function useRefusal(): Refusal | null {
  const { store } = useRoom();
  const mode = useMode();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (words: Refusal | null) => {
      clearTimeout(timer);
      setRefusal(words);
      if (words) timer = setTimeout(() => setRefusal(null), REFUSAL_MS);
    };
    let shown = store.get('mode');
    const offs = [
      store.on('mode', () => {
        const view = store.get('mode');
        if (hasPlacedNothing(shown, view, store.selfId)) show(WORDS.nothingNew);
        shown = view;
      }),
      store.onEvent('wrong', ({ id, reason }) => id === store.selfId && show(wordsOf(reason))),
      store.onEvent('correct', ({ id, points }) => {
        if (id !== store.selfId) return;
        // Letters are laid unseen: others alone can have been faster.
        show(isSpent(mode, points) ? WORDS[modeTraits(mode).laysLetters ? 'found' : 'used'] : null);
      }),
      store.onEvent('turn', () => show(null)),
    ];
    return () => {
      clearTimeout(timer);
      for (const off of offs) off();
    };
  }, [store, mode]);
  return refusal;
}
