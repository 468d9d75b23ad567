import type { Ref } from 'react';
import s from '../hud/hud.module.css';

const RIM =
  'M125 8l22 44 40-30-2 50 52-6-34 38 42 24-46 16 24 44-48-10-2 52-36-36-32 44-14-50-46 24 12-50-52-4 38-34-40-30 50-8-22-46 48 14 6-50z';
const CORE =
  'M125 52l14 30 28-16-4 32 32 0-22 24 26 18-32 8 10 30-30-10-4 32-24-26-22 26-6-32-32 10 10-32-30-8 26-20-22-22 32-4-8-30 30 12z';

/** The printed star of an explosion; `explodeAt` moves and shows it. */
export function BoomStar({ ref }: { ref: Ref<SVGSVGElement> }) {
  return (
    <svg viewBox="0 0 250 250" className={s.boom} aria-hidden="true" ref={ref}>
      <g stroke="var(--ink)" strokeWidth="8" strokeLinejoin="round">
        <path transform="translate(0 9)" fill="var(--ink)" d={RIM} />
        <path fill="var(--tomato)" d={RIM} />
      </g>
      <path fill="var(--lemon)" d={CORE} />
      <text x="125" y="147" textAnchor="middle" transform="rotate(-8 125 130)" className={s.boomText}>
        BOOM!
      </text>
    </svg>
  );
}
