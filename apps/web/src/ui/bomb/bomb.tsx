import clsx from 'clsx';
import { memo, useId } from 'react';
import s from './bomb.module.css';

function Eye({ x }: { x: number }) {
  return (
    <g>
      <ellipse cx={x} cy="118" rx="17" ry="19" fill="#fff" stroke="var(--ink)" strokeWidth="5" />
      <circle cx={x} cy="121" r="8.5" fill="#170d1c" className={s.pupil} />
      <circle cx={x + 3} cy="117" r="3" fill="#fff" />
    </g>
  );
}

function Hand({ right }: { right: boolean }) {
  return (
    <g
      transform={right ? 'translate(260 0) scale(-1 1)' : undefined}
      stroke="var(--ink)"
      strokeWidth="5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        d="M22 176c-6 14 0 32 14 38 10 4 20 0 24-8 5-2 7-8 4-12 3-3 3-9-1-11 1-5-3-9-8-8-2-5-8-6-12-2-8-8-17-6-21 3z"
        fill="#fff"
      />
      <path d="M64 194c-5 2-10 2-14 0M63 183c-5 2-10 2-13 0M60 206c-4 1-8 0-11-2" fill="none" strokeWidth="4" />
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

/** Room between the hands, and letter widths of the display face in em: wide ones, narrow ones, all others. */
const SIGN = { width: 140, largest: 62, wide: 1, narrow: 0.42, other: 0.76 } as const;

/** Largest size at which the prompt stays between the hands, in units of the drawing. */
function signFontSize(prompt: string): number {
  let em = 0;
  for (const letter of prompt) {
    em += /[MWШЩЖЮФ]/u.test(letter) ? SIGN.wide : /[IJİ'-]/u.test(letter) ? SIGN.narrow : SIGN.other;
  }
  return Math.min(SIGN.largest, SIGN.width / Math.max(em, SIGN.narrow));
}

/**
 * The hero: a bomb that holds the prompt on a sign. Heat comes from outside as `--heat` (0–1) on any ancestor, panic as
 * `data-panic`. Hidden from readers: the prompt is announced elsewhere.
 */
export const Bomb = memo(function Bomb({ prompt, className }: { prompt: string; className?: string }) {
  const id = useId();
  const fontSize = signFontSize(prompt);
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
      <g>
        <rect x="34" y="150" width="192" height="82" rx="22" fill="var(--ink)" />
        <rect x="40" y="153" width="180" height="70" rx="18" fill="var(--tile-edge)" />
        <rect x="40" y="150" width="180" height="68" rx="18" fill="var(--tile)" />
        <rect x="46" y="155" width="168" height="10" rx="5" fill="#fff" opacity=".7" />
        <text
          x="130"
          y={184 + fontSize * 0.35}
          textAnchor="middle"
          className={s.prompt}
          style={{ fontSize }}
          key={prompt}
        >
          {prompt}
        </text>
        <Hand right={false} />
        <Hand right />
      </g>
    </svg>
  );
});
