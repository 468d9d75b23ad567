import { type CSSProperties, useState } from 'react';
import { Critter, type Mood } from '../critter/critter.tsx';
import { usePictureTheme } from './cosmetic-picture.tsx';
import { cosmeticUrl } from './cosmetic-url.ts';
import s from './player-face.module.css';

interface PlayerFaceProps {
  /** A seed, or an avatar of the wire. */
  seed: string;
  /** The worn frame; 0 = none. */
  frame: number;
  mood?: Mood;
  /** Width of the face without a frame, in px: with one it takes the same room. */
  size?: number;
}

/** Somebody's face in the frame that they wear. Decorative for readers. Where its picture is missing, the face stands alone. */
export function PlayerFace({ seed, frame, mood = 'calm', size = 88 }: PlayerFaceProps) {
  const theme = usePictureTheme();
  const [missing, setMissing] = useState<string | null>(null);
  const address = cosmeticUrl('frame', frame, theme);
  if (frame === 0 || missing === address) return <Critter seed={seed} mood={mood} size={size} />;
  const layer = (view: string) => (
    <img src={`${address}#${view}`} className={s.ring} alt="" draggable={false} onError={() => setMissing(address)} />
  );
  return (
    <span
      className={s.framed}
      style={{ '--size': `${size}px` } as CSSProperties}
      aria-hidden="true"
      data-frame={frame}
      data-mood={mood}
    >
      {layer('back')}
      <span className={s.face}>
        <Critter seed={seed} mood={mood} />
      </span>
      {layer('front')}
    </span>
  );
}
