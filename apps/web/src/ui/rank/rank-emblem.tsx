import type { RankName } from '@syllaboom/engine';
import { isCrowned, isWinged, RANK_COLORS } from './rank-colors.ts';

const LINE = { stroke: 'var(--ink)', strokeWidth: 3.4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** The sign of a rank: a shield with stripes, with wings from diamond on and a crown at the top. Decorative. */
export function RankEmblem({ rank, size = 72 }: { rank: RankName; size?: number }) {
  const { light, body, shade, stripes } = RANK_COLORS[rank];
  return (
    <svg viewBox="0 0 96 96" width={size} height={size} aria-hidden="true" style={{ overflow: 'visible' }}>
      {isWinged(rank) ? (
        <path
          d="M28 34C14 30 4 34 1 40c4 2 7 2 10 1-3 3-4 6-4 9 4 0 8-1 10-3-1 4 0 7 2 10 5-2 10-5 13-9zM68 34c14-4 24 0 27 6-4 2-7 2-10 1 3 3 4 6 4 9-4 0-8-1-10-3 1 4 0 7-2 10-5-2-10-5-13-9z"
          fill={light}
          {...LINE}
        />
      ) : null}
      <path d="M48 16l28 9c1 28-7 48-28 60-21-12-29-32-28-60z" fill={body} {...LINE} strokeWidth={4.4} />
      <path d="M48 24l20 6.5c0 20-6 35-20 44z" fill={shade} opacity=".55" />
      <path d="M28 31l14-4.5v8L28 40z" fill={light} opacity=".9" />
      {Array.from({ length: stripes }, (_, n) => (
        <path
          // Stripes are all alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
          key={n}
          d={`M34 ${58 - n * 11 + (stripes - 1) * 4}l14-8 14 8`}
          fill="none"
          {...LINE}
          stroke={light}
          strokeWidth={5.5}
        />
      ))}
      {isCrowned(rank) ? <path d="M32 20l-3-16 11 8 8-11 8 11 11-8-3 16z" fill="var(--lemon)" {...LINE} /> : null}
    </svg>
  );
}
