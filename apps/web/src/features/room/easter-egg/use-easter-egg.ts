import { useEffect, useState } from 'react';
import { sound } from '../../../platform/sound/sound.ts';
import { useRoom } from '../store/use-topic.ts';
import { EGG_MESSAGE, EGG_MS, EGG_STAGES, type EggPicture } from './egg-plan.ts';
import { renderRiff } from './render-riff.ts';

/** Plays the easter egg: tune and pictures by the plan. Returns what stops it. */
function playEgg(show: (picture: EggPicture | null) => void, onEnd: () => void): () => void {
  const tune = sound.loop(renderRiff, EGG_STAGES[0].volume);
  const timers = EGG_STAGES.map(({ fromMs, picture, volume }) =>
    setTimeout(() => {
      tune?.setVolume(volume);
      show(picture);
    }, fromMs),
  );
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    tune?.stop();
    show(null);
  };
  timers.push(
    setTimeout(() => {
      stop();
      onEnd();
    }, EGG_MS),
  );
  return stop;
}

/** The picture of the easter egg that shows now; a second message of the server stops it all. */
export function useEasterEgg(): EggPicture | null {
  const { store } = useRoom();
  const [picture, setPicture] = useState<EggPicture | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    const off = store.onEvent('server-message', ({ msg }) => {
      if (msg !== EGG_MESSAGE) return;
      if (stop) {
        stop();
        stop = null;
        return;
      }
      stop = playEgg(setPicture, () => {
        stop = null;
      });
    });
    return () => {
      off();
      stop?.();
    };
  }, [store]);
  return picture;
}
