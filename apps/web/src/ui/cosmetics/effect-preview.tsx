import { Critter } from '../critter/critter.tsx';
import type { EffectKind } from './effect-motions.ts';
import { MovingEffect } from './moving-effect.tsx';
import s from './effect.module.css';

/** A face takes so much of what surrounds it, as at the table. */
const FACE = 0.5;

interface EffectPreviewProps {
  kind: EffectKind;
  id: number;
  /** Width in px. */
  size: number;
  /** Whose streak it is: the avatar, or an id. */
  seed: string;
}

/** An effect as it moves in play: a life, or what is around a face on a streak. Decorative: its name stands beside it. */
export function EffectPreview({ kind, id, size, seed }: EffectPreviewProps) {
  if (kind === 'heart' || id === 0) return <MovingEffect kind={kind} id={id} size={size} />;
  return (
    <span className={s.preview}>
      <MovingEffect kind={kind} id={id} size={size} />
      <Critter seed={seed} mood="happy" size={Math.round(size * FACE)} />
    </span>
  );
}
