import { useEffect } from 'react';
import { sound } from '../sound.ts';
import type { MusicScene } from './music-player.ts';

/** Screens follow each other within this time: the music of both goes on where it is the same. */
const SETTLE_MS = 300;

const wanted: { readonly scene: MusicScene }[] = [];
let settling: ReturnType<typeof setTimeout> | undefined;

function settle(): void {
  clearTimeout(settling);
  settling = setTimeout(() => sound.setScene(wanted.at(-1)?.scene ?? null), SETTLE_MS);
}

/** The music of a screen as long as it stands; of several screens the last one's. */
export function useMusic(scene: MusicScene): void {
  useEffect(() => {
    const wish = { scene };
    wanted.push(wish);
    settle();
    return () => {
      wanted.splice(wanted.indexOf(wish), 1);
      settle();
    };
  }, [scene]);
}
