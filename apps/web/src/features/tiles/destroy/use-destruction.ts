import { useEffect, useRef, useState } from 'react';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { DESTROY_WINDOW, type NamedWord } from './destroy-store.ts';
import { SHAKE_MS } from './destroy-timings.ts';
import { destroyWord } from './destroy-word.ts';

/** Asked for, shaken while the server is called, and what is left of it. */
export type Destruction =
  | { readonly stage: 'asking' }
  | { readonly stage: 'shaking' }
  | { readonly stage: 'apart'; readonly syllables: readonly string[] };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const sayCollected = (count: number): void => showGood(i18n.t('tiles.collected', { count }));

/** One call at a time: presses while it runs, and after it has succeeded, do nothing. */
export function useDestruction(wish: NamedWord): {
  readonly destruction: Destruction;
  readonly start: () => void;
  readonly collect: () => void;
} {
  const [destruction, setDestruction] = useState<Destruction>({ stage: 'asking' });
  const isBusy = useRef(false);
  // Tiles that nobody has collected yet; they are the player’s already.
  const lying = useRef(0);
  const isHere = useRef(true);
  const sweep = () => {
    if (lying.current > 0) sayCollected(lying.current);
    lying.current = 0;
  };
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      sweep();
    };
  }, []);
  const run = async () => {
    setDestruction({ stage: 'shaking' });
    const [destroyed] = await Promise.all([destroyWord(wish), pause(SHAKE_MS)]);
    if (destroyed.reply === null) {
      sound.play('no');
      showError(destroyed.failure);
      setDestruction({ stage: 'asking' });
      isBusy.current = false;
      return;
    }
    sound.play('boom');
    lying.current = destroyed.reply.syllables.length;
    // Whoever closed the window meanwhile hears of the tiles all the same.
    if (isHere.current) setDestruction({ stage: 'apart', syllables: destroyed.reply.syllables });
    else sweep();
  };
  return {
    destruction,
    start: () => {
      if (isBusy.current) return;
      isBusy.current = true;
      void run();
    },
    collect: () => {
      sound.play('coin');
      sweep();
      closeWindow(DESTROY_WINDOW);
    },
  };
}
