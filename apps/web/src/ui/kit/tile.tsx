import clsx from 'clsx';
import type { CSSProperties } from 'react';
import s from './tile.module.css';

/** A physical letter; the caller upper-cases it by the game's language. Readers hear the word elsewhere. */
export function Tile({
  letter,
  hit,
  size,
  className,
}: {
  letter: string;
  hit?: boolean;
  size?: number;
  className?: string;
}) {
  return (
    <span
      className={clsx(s.tile, hit && s.hit, className)}
      style={size ? ({ '--s': `${size}px` } as CSSProperties) : undefined}
      aria-hidden="true"
    >
      {letter}
    </span>
  );
}
