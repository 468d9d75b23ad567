import type { RankName } from '@syllaboom/engine';

/** Light, body and shade of each rank's metal or stone, and how many stripes it wears. */
const LOOKS: Readonly<Record<RankName, readonly [string, string, string, number]>> = {
  iron: ['#c9cfdb', '#8d95a8', '#5d6578', 1],
  bronze: ['#f5bd8a', '#c9783c', '#8c4a1b', 2],
  silver: ['#ffffff', '#c8d3e6', '#8b98b3', 3],
  gold: ['#fff0a3', '#ffc933', '#c98a00', 3],
  diamond: ['#d9f7ff', '#6fd6f7', '#2b95c4', 3],
  platinum: ['#e6fff6', '#8fe6cb', '#3aa588', 3],
  master: ['#ecd9ff', '#a56bff', '#6a32c9', 3],
  challenger: ['#ffd0a8', '#ff5a36', '#a82a18', 3],
};

const LINE = { stroke: 'var(--ink)', strokeWidth: 3.4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** The sign of a rank: a shield with stripes, with wings from diamond on and a crown at the top. Decorative. */
export function RankEmblem({ rank, size = 72 }: { rank: RankName; size?: number }) {
  const [light, body, shade, stripes] = LOOKS[rank];
  const winged = rank === 'diamond' || rank === 'platinum' || rank === 'master' || rank === 'challenger';
  const crowned = rank === 'master' || rank === 'challenger';
  return (
    <svg viewBox="0 0 96 96" width={size} height={size} aria-hidden="true" style={{ overflow: 'visible' }}>
      {winged ? (
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
      {crowned ? <path d="M32 20l-3-16 11 8 8-11 8 11 11-8-3 16z" fill="var(--lemon)" {...LINE} /> : null}
    </svg>
  );
}
