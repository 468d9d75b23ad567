import clsx from 'clsx';
import { memo, useId } from 'react';
import s from './bomb.module.css';
import { PromptSign } from './prompt-sign.tsx';

function Eye({ x }: { x: number }) {
  return (
    <g>
      <ellipse cx={x} cy="118" rx="17" ry="19" fill="#fff" stroke="var(--ink)" strokeWidth="5" />
      <circle cx={x} cy="121" r="8.5" fill="#170d1c" className={s.pupil} />
      <circle cx={x + 3} cy="117" r="3" fill="#fff" />
    </g>
  );
}

function Fuse() {
  return (
    <>
      <path d="M150 52c4-22 22-34 40-26" fill="none" stroke="var(--ink)" strokeWidth="19" strokeLinecap="round" />
      <path d="M150 52c4-22 22-34 40-26" fill="none" stroke="#f2d7a0" strokeWidth="11" strokeLinecap="round" />
      <path d="M150 52c4-22 22-34 40-26" fill="none" stroke="#b4813c" strokeWidth="11" strokeDasharray="4 7" />
      <g className={s.spark}>
        <path
          d="M192 -3l5 16 16-7-7 16 16 5-16 5 7 16-16-7-5 16-5-16-16 7 7-16-16-5 16-5-7-16 16 7z"
          fill="#ff9421"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <circle cx="192" cy="27" r="10" fill="#ffe88a" />
      </g>
    </>
  );
}

export interface BombProps {
  prompt: string;
  /** A second prompt on the same sign. */
  also?: string | undefined;
  className?: string;
}

/**
 * The hero: a bomb that holds the prompt on a sign. Heat comes from outside as `--heat` (0–1) on any ancestor, panic as
 * `data-panic`. Hidden from readers: the prompt is announced elsewhere.
 */
export const Bomb = memo(function Bomb({ prompt, also, className }: BombProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 260 270" className={clsx(s.bomb, className)} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}body`} cx=".36" cy=".3" r=".85">
          <stop offset="0" stopColor="var(--bomb-0)" />
          <stop offset=".45" stopColor="var(--bomb-1)" />
          <stop offset="1" stopColor="var(--bomb-2)" />
        </radialGradient>
        <radialGradient id={`${id}heat`} cx=".5" cy=".62" r=".6">
          <stop offset="0" stopColor="#ff3d1f" />
          <stop offset=".6" stopColor="#ff3d1f" stopOpacity=".55" />
          <stop offset="1" stopColor="#ff3d1f" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}cap`} x1="0" x2="1">
          <stop offset="0" stopColor="#f7dfae" />
          <stop offset=".45" stopColor="#cf9f57" />
          <stop offset="1" stopColor="#7d5420" />
        </linearGradient>
        <clipPath id={`${id}clip`}>
          <circle cx="130" cy="158" r="101" />
        </clipPath>
      </defs>
      <Fuse />
      <path
        d="M107 44h58a6 6 0 016 6v24H101V50a6 6 0 016-6z"
        fill={`url(#${id}cap)`}
        stroke="var(--ink)"
        strokeWidth="6"
      />
      <circle cx="130" cy="158" r="101" fill={`url(#${id}body)`} stroke="var(--ink)" strokeWidth="7" />
      <g clipPath={`url(#${id}clip)`}>
        <circle cx="130" cy="158" r="101" fill={`url(#${id}heat)`} className={s.heat} />
        <path
          d="M229 158a99 99 0 01-99 99 99 99 0 01-60-20c70 14 140-30 150-110a98 98 0 019 31z"
          fill="var(--bomb-rim)"
          opacity=".34"
        />
        <path d="M52 120c8-30 34-52 66-56-30 12-46 30-52 62-3 12-18 8-14-6z" fill="#fff" opacity=".55" />
        <circle cx="62" cy="152" r="8" fill="#fff" opacity=".5" />
      </g>
      <g className={s.face}>
        <Eye x={100} />
        <Eye x={160} />
        <path d="M82 92l28 9M178 92l-28 9" stroke="var(--ink)" strokeWidth="9" strokeLinecap="round" />
        <path d="M82 92l28 9M178 92l-28 9" stroke="#8fa0c4" strokeWidth="4" strokeLinecap="round" />
      </g>
      <PromptSign prompt={prompt} also={also} />
    </svg>
  );
});
