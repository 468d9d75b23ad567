import type { Ref } from 'react';
import s from './hud.module.css';

const SHAFT = 'M6 8q30 16 48 28Q36 48 6 64q12-28 0-56z';

/** Points at whose turn it is; turned from outside, in 400 ms. */
export const Arrow = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div className={s.arrowOrbit} ref={ref} data-testid="arrow">
    <svg viewBox="0 0 60 72" className={s.arrow} aria-hidden="true">
      <path
        d={SHAFT}
        fill="var(--ink)"
        stroke="var(--ink)"
        strokeWidth="11"
        strokeLinejoin="round"
        transform="translate(0 4)"
      />
      <path d={SHAFT} fill="var(--accent-2)" stroke="var(--ink)" strokeWidth="6" strokeLinejoin="round" />
      <path d="M12 16q22 12 34 20-12-2-27-4 0-8-7-16z" fill="#fff" opacity=".6" />
    </svg>
  </div>
);
