import type { CSSProperties, ReactNode } from 'react';
import s from './ring.module.css';

interface ProgressRingProps {
  /** From 0 to 1. */
  value: number;
  label: string;
  size?: number;
  /** What stands in its middle. */
  children?: ReactNode;
}

/** In per cent: less would not be seen. */
const LEAST = 1.5;

/** How far something is, as a ring that closes. It is full only when nothing is missing. */
export function ProgressRing({ value, label, size = 64, children }: ProgressRingProps) {
  const share = Math.min(1, Math.max(0, value));
  const percent = Math.floor(share * 100);
  return (
    <div
      className={s.ring}
      style={{ '--size': `${size}px`, '--part': Math.max(share * 100, LEAST) } as CSSProperties}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      data-full={share === 1 || undefined}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle className={s.rim} cx="32" cy="32" r="26" />
        <circle className={s.track} cx="32" cy="32" r="26" />
        {share > 0 ? <circle className={s.part} cx="32" cy="32" r="26" pathLength="100" /> : null}
      </svg>
      <span className={s.middle}>{children}</span>
    </div>
  );
}
