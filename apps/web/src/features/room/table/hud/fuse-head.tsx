import type { Ref } from 'react';
import s from './hud.module.css';

/** The burning end of the fuse; turned from outside. */
export const FuseHead = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div className={s.headOrbit} ref={ref}>
    <svg viewBox="0 0 60 60" className={s.headSpark} aria-hidden="true">
      <path
        d="M30 2l6 15 14-9-7 15 15 7-15 6 7 15-14-8-6 15-6-15-14 8 7-15-15-6 15-7-7-15 14 9z"
        fill="#ff7a2e"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M30 14l4 9 9-4-4 9 8 3-8 4 4 8-9-4-4 9-4-9-9 4 4-8-8-4 8-3-4-9 9 4z" fill="#ffe27a" />
      <circle cx="30" cy="30" r="6" fill="#fff" />
    </svg>
  </div>
);
