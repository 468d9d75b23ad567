import { GAMBLE } from '@syllaboom/engine';
import { useEffect, useRef, useState } from 'react';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { currentUser } from '../../session/index.ts';
import { GAMBLE_WINDOW, type NamedTile } from './gamble-store.ts';
import { CLOSE_MS, SHUFFLE_MS } from './gamble-timings.ts';
import { type Turned, turnTile } from './turn-tile.ts';

/** Where a try is: the tile lies there, its letters are shuffled, it has turned into another one. */
export type Turn =
  | { readonly stage: 'ready' }
  | { readonly stage: 'shuffling' }
  | { readonly stage: 'done'; readonly gambled: NonNullable<Turned['gambled']> };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One try at a time: presses while one runs, and after one has succeeded, do nothing. */
export function useTurn(tile: NamedTile): { readonly turn: Turn; readonly start: () => void } {
  const [turn, setTurn] = useState<Turn>({ stage: 'ready' });
  const isBusy = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const run = async () => {
    setTurn({ stage: 'shuffling' });
    const [turned] = await Promise.all([turnTile(tile), pause(SHUFFLE_MS)]);
    if (turned.gambled === null) {
      sound.play('no');
      showError(turned.failure);
      setTurn({ stage: 'ready' });
      isBusy.current = false;
      return;
    }
    sound.play('win');
    // Whoever closed the window meanwhile hears of it all the same.
    if (!isHere.current) {
      showGood(i18n.t('tiles.became', { from: tile.syllable, to: turned.gambled.newSyllable }));
      return;
    }
    setTurn({ stage: 'done', gambled: turned.gambled });
    await pause(CLOSE_MS);
    if (isHere.current) closeWindow(GAMBLE_WINDOW);
  };
  const start = () => {
    if (isBusy.current) return;
    if ((currentUser()?.diamond ?? 0) < GAMBLE.diamonds) {
      sound.play('no');
      showError(wordsForCode('gamble/no_diamonds'));
      return;
    }
    isBusy.current = true;
    void run();
  };
  return { turn, start };
}
