import { roleOfType } from '@syllaboom/engine';
import type { CSSProperties } from 'react';
import s from './role-decoration.module.css';

const LINE = { stroke: 'var(--ink)', strokeWidth: 2.2, strokeLinejoin: 'round' } as const;
const HEART = 'M12 21C4 15 2 12 2 8.5a4.9 4.9 0 0 1 10-1.5 4.9 4.9 0 0 1 10 1.5c0 3.5-2 6.5-10 12.5z';
const STAR = 'M12 1.5l3.2 6.8 7.3.9-5.4 5 1.4 7.3-6.5-3.6-6.5 3.6 1.4-7.3-5.4-5 7.3-.9z';
const SHIELD = 'M12 2l9 3c0 8-2.5 13.5-9 17C5.5 18.5 3 13 3 5z';
const CHEVRONS = 'M3 12l9-9 9 9v7l-9-9-9 9z';
const BOLT = 'M14 1L4 14h6l-2 9 11-14h-7z';

/** What drifts over the profile of a role, by its badge. */
const GLYPHS = {
  supporter: { paths: [HEART, STAR], fills: ['var(--tomato)', 'var(--lemon)', 'var(--pink)'] },
  moderator: { paths: [SHIELD, STAR], fills: ['var(--mint)', 'var(--sky)', 'var(--cream)'] },
  helper: { paths: [CHEVRONS, HEART], fills: ['var(--pink)', '#37c9b0', 'var(--cream)'] },
  developer: { paths: [BOLT, STAR], fills: ['var(--tomato)', 'var(--ember)', 'var(--cream)'] },
  special: { paths: [STAR, HEART], fills: ['var(--lemon)', 'var(--grape)', 'var(--cream)'] },
} as const;

/** Left edge in %, size in px, seconds of one rise, seconds of delay. */
const DRIFTS = [
  [4, 20, 7, 0],
  [15, 14, 9, 3.2],
  [27, 24, 8, 5.5],
  [41, 13, 10, 1.4],
  [56, 18, 7.5, 4.1],
  [69, 15, 9.5, 6.6],
  [80, 25, 8.5, 2.3],
  [92, 17, 7, 5],
] as const;

/** The animated picture over the profile of a supporter, moderator, helper, developer or special supporter; still with reduced motion. */
export function RoleDecoration({ type }: { type: number }) {
  const { badge } = roleOfType(type);
  if (badge === null || badge === 'none') return null;
  const { paths, fills } = GLYPHS[badge];
  return (
    <div className={s.sky} aria-hidden="true" data-decoration={badge}>
      {DRIFTS.map(([left, size, lasts, delay], n) => (
        <svg
          key={left}
          aria-hidden="true"
          viewBox="0 0 24 24"
          width={size}
          height={size}
          className={s.glyph}
          style={{ left: `${left}%`, '--lasts': `${lasts}s`, '--delay': `${-delay}s`, '--n': n % 4 } as CSSProperties}
        >
          <path d={paths[n % paths.length]} fill={fills[n % fills.length]} {...LINE} />
        </svg>
      ))}
    </div>
  );
}
