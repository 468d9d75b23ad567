import type { RoleBadge } from '@syllaboom/engine';
import type { ReactNode } from 'react';

const LINE = { stroke: 'var(--ink)', strokeWidth: 3.4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** A disc with a scalloped edge around the middle of a box of 64 × 64. */
const scallops = (count: number, inner: number, outer: number): string => {
  const at = (turn: number, radius: number) =>
    `${(32 + Math.sin(turn) * radius).toFixed(1)} ${(32 - Math.cos(turn) * radius).toFixed(1)}`;
  const step = (Math.PI * 2) / count;
  const bows = Array.from({ length: count }, (_, n) => `Q${at((n + 0.5) * step, outer)} ${at((n + 1) * step, inner)}`);
  return `M${at(0, inner)}${bows.join('')}z`;
};

const ROSETTE = scallops(10, 25, 35);
const COG = scallops(7, 23, 37);

/** Frames of the badges by what they stand for: another outline each, so that colour never tells alone. */
export const BADGE_FRAMES: Readonly<Record<RoleBadge, ReactNode>> = {
  none: <circle cx="32" cy="32" r="25" fill="none" stroke="currentColor" strokeWidth="4" strokeDasharray="9 7" />,
  supporter: (
    <>
      <path d={ROSETTE} fill="var(--lemon)" {...LINE} />
      <circle cx="32" cy="32" r="19.5" fill="#fff6d4" stroke="#c98a00" strokeWidth="2.6" />
    </>
  ),
  moderator: (
    <>
      <path d="M32 4l24 8c1 22-6 38-24 48C14 50 7 34 8 12z" fill="var(--badge)" {...LINE} />
      <path d="M32 11l17 6c0 16-5 27-17 35z" fill="#ffffff55" />
    </>
  ),
  helper: (
    <>
      <path d={COG} fill="var(--badge)" {...LINE} />
      <circle cx="32" cy="32" r="17" fill="#ffffff66" />
    </>
  ),
  developer: (
    <>
      <rect x="7" y="9" width="50" height="46" rx="12" fill="var(--tomato)" {...LINE} />
      <rect x="13" y="15" width="38" height="34" rx="7" fill="#3a0d14" />
    </>
  ),
  special: (
    <>
      <path d={scallops(8, 20, 46)} fill="var(--grape)" {...LINE} />
      <circle cx="32" cy="33" r="18" fill="#ffffff44" />
    </>
  ),
};

/** What stands inside the frames. */
export const BADGE_MARKS: Readonly<Record<RoleBadge, ReactNode>> = {
  none: null,
  supporter: (
    <path
      d="M32 46C21 38 19 34 19 29a6.5 6.5 0 0 1 13-2 6.5 6.5 0 0 1 13 2c0 5-2 9-13 17z"
      fill="var(--tomato)"
      {...LINE}
      strokeWidth={2.8}
    />
  ),
  moderator: <path d="M21 31l8 9 15-18" fill="none" {...LINE} strokeWidth={6.5} />,
  helper: <path d="M22 34l10-10 10 10M22 45l10-10 10 10" fill="none" {...LINE} strokeWidth={5.5} />,
  developer: (
    <path d="M25 24l-8 8 8 8M39 24l8 8-8 8M35 21l-6 22" fill="none" {...LINE} stroke="#ffd9a8" strokeWidth={4} />
  ),
  special: <path d="M18 26l8 6 6-12 6 12 8-6-3 17H21z" fill="var(--lemon)" {...LINE} strokeWidth={2.8} />,
};
