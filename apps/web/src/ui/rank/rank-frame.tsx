import { type RankName, RANKS } from '@syllaboom/engine';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { RankEmblem } from './rank-emblem.tsx';
import s from './rank-frame.module.css';
import { isWinged, RANK_COLORS } from './rank-colors.ts';

const LINE = { stroke: 'var(--ink)', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
const CENTRE = 60;
const RING = { outer: 51, stud: 45.5, inner: 40 } as const;
/** Studs of the lowest rank, and how many more each rank has. */
const STUDS = { least: 4, perRank: 2 } as const;

function Wings({ light }: { light: string }) {
  return (
    <path
      d="M20 34C3 26-9 32-13 40c6 2 9 3 12 2-4 4-6 8-6 12 6 0 9-1 12-3-2 5-1 9 1 13 5-2 8-4 12-9zM100 34c17-8 29-2 33 6-6 2-9 3-12 2 4 4 6 8 6 12-6 0-9-1-12-3 2 5 1 9-1 13-5-2-8-4-12-9z"
      fill={light}
      {...LINE}
      strokeWidth={4}
    />
  );
}

/** The ring of a rank's metal: the higher, the more studs; wings from diamond on. */
function Ring({ rank }: { rank: RankName }) {
  const { light, body, shade } = RANK_COLORS[rank];
  const studs = STUDS.least + STUDS.perRank * RANKS.findIndex(({ name }) => name === rank);
  return (
    <svg viewBox="0 0 120 120" className={s.ring} aria-hidden="true">
      {isWinged(rank) ? <Wings light={light} /> : null}
      <circle cx={CENTRE} cy={CENTRE + 5} r={RING.outer} fill={shade} {...LINE} strokeWidth={5} />
      <circle cx={CENTRE} cy={CENTRE} r={RING.outer} fill={body} {...LINE} strokeWidth={5} />
      <path d="M17 46A46 46 0 0 1 74 16" fill="none" stroke={light} strokeWidth={5} strokeLinecap="round" />
      {Array.from({ length: studs }, (_, index) => {
        const angle = (2 * Math.PI * index) / studs + Math.PI / 2;
        const [x, y] = [CENTRE + Math.cos(angle) * RING.stud, CENTRE + Math.sin(angle) * RING.stud];
        return <circle key={angle} cx={x} cy={y} r={3.4} fill={light} stroke={shade} strokeWidth={1.6} />;
      })}
      <circle cx={CENTRE} cy={CENTRE} r={RING.inner} fill={shade} {...LINE} strokeWidth={4} />
      <path d="M24 70a38 38 0 0 0 72 0 40 40 0 0 1-72 0z" fill="#00000030" />
    </svg>
  );
}

interface RankFrameProps {
  rank: RankName;
  /** Width of the whole frame in px. */
  size: number;
  /** With the rank's sign at its foot. */
  signed?: boolean;
  className?: string | undefined;
  /** The face: it stands in the ring and may look out at the top. */
  children: ReactNode;
}

/** Somebody's face in the frame of their rank. Decorative: the rank's name stands beside it. */
export function RankFrame({ rank, size, signed = false, className, children }: RankFrameProps) {
  return (
    <span
      className={clsx(s.frame, className)}
      style={{ '--frame': `${size}px` } as CSSProperties}
      data-rank={rank}
      aria-hidden="true"
    >
      <Ring rank={rank} />
      <span className={s.face}>{children}</span>
      {signed ? (
        <span className={s.sign}>
          <RankEmblem rank={rank} size={Math.round(size * 0.38)} />
        </span>
      ) : null}
    </span>
  );
}
