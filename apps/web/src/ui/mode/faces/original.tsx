import type { ModeFace } from '../mode-face.ts';
import { LINE } from './line.ts';

export const originalFace: ModeFace = {
  name: 'room.modeOriginal',
  picture: (
    <>
      <path d="M40 19c1-9 8-12 13-8" fill="none" {...LINE} strokeWidth={7} />
      <path d="M40 19c1-9 8-12 13-8" fill="none" stroke="#f2d7a0" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="30" cy="37" r="20" fill="#33406b" {...LINE} />
      <path d="M17 34c1-7 5-10 10-11" fill="none" stroke="#8fa0d8" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M54 2l2.4 5.4 5.6 2-5.6 2.2L54 17l-2.4-5.4-5.6-2.2 5.6-2z"
        fill="var(--lemon)"
        {...LINE}
        strokeWidth={2}
      />
      <rect x="16" y="33" width="28" height="16" rx="5" fill="var(--cream)" {...LINE} strokeWidth={3} />
      <text
        x="30"
        y="45.4"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="900"
        fontSize="12.5"
        fill="#170d1c"
      >
        ING
      </text>
    </>
  ),
};
