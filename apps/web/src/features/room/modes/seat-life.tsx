import { Heart } from 'lucide-react';
import { useState } from 'react';
import { CosmeticPicture } from '../../../ui/cosmetics/cosmetic-picture.tsx';
import { MovingEffect } from '../../../ui/cosmetics/moving-effect.tsx';
import s from './seat-life.module.css';

/** More hearts than these are written as a number. */
const DRAWN_HEARTS = 3;
/** Width of a life that has a picture: a little more than a heart, for its line. */
const LIFE_PX = 20;

interface EffectLivesProps {
  effect: number;
  drawn: number;
  lost: number;
  onFail: () => void;
}

/** Lives as an effect draws them: only the one that goes next moves, and lost ones are outlines. */
function EffectLives({ effect, drawn, lost, onFail }: EffectLivesProps) {
  const all = { id: effect, size: LIFE_PX, onFail };
  const places = Array.from({ length: drawn + lost }, (_, index) => index);
  return places.map((place) => {
    if (place === drawn - 1) return <MovingEffect key={place} kind="heart" {...all} />;
    if (place < drawn) return <CosmeticPicture key={place} kind="heart" {...all} />;
    return <CosmeticPicture key={place} kind="lost-heart" className={s.lost} {...all} />;
  });
}

interface HeartsProps {
  count: number;
  label: string;
  /** What they look like; 0: as everybody's. */
  effect?: number;
  /** So many were there at first: what is missing shows as lost, where an effect draws it and there is room. */
  of?: number;
}

/** Hearts as pictures, many of them as a number. */
export function Hearts({ count, label, effect = 0, of = 0 }: HeartsProps) {
  // How many are left must be seen, also where a picture cannot be had.
  const [failed, setFailed] = useState(0);
  const isMany = count > DRAWN_HEARTS;
  const drawn = isMany ? 1 : count;
  const lost = isMany ? 0 : Math.max(0, Math.min(of, DRAWN_HEARTS) - count);
  return (
    <span className={s.hearts} role="img" aria-label={label}>
      {effect > 0 && effect !== failed ? (
        <EffectLives effect={effect} drawn={drawn} lost={lost} onFail={() => setFailed(effect)} />
      ) : (
        Array.from({ length: drawn }, (_, index) => (
          // Hearts are all alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
          <Heart key={index} size={14} fill="currentColor" strokeWidth={0} />
        ))
      )}
      {isMany ? <b>{count}</b> : null}
    </span>
  );
}
