import clsx from 'clsx';
import { CosmeticPicture } from './cosmetic-picture.tsx';
import { type EffectKind, effectMotion } from './effect-motions.ts';
import s from './effect.module.css';

interface MovingEffectProps {
  kind: EffectKind;
  id: number;
  size?: number;
  className?: string | undefined;
  onFail?: () => void;
}

/** The picture of an effect in its own motion. Decorative. */
export function MovingEffect({ kind, id, size, className, onFail }: MovingEffectProps) {
  return (
    <CosmeticPicture
      kind={kind}
      id={id}
      className={clsx(s.moving, className)}
      motion={effectMotion(kind, id)}
      onFail={onFail}
      {...(size === undefined ? {} : { size })}
    />
  );
}
