import type { ModeFace } from '../mode-face.ts';
import { LINE } from './line.ts';

export const triviaFace: ModeFace = {
  name: 'room.modeTrivia',
  picture: (
    <>
      <path
        d="M8 8h48a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H36l-9 11-2-11H8a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5z"
        fill="var(--pink)"
        {...LINE}
      />
      <path
        d="M24 22c0-11 17-11 17 0 0 6-8 6-8 12"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M24 22c0-11 17-11 17 0 0 6-8 6-8 11" fill="none" stroke="#fff" strokeWidth="4.6" strokeLinecap="round" />
      <circle cx="33" cy="39" r="3.4" fill="#fff" {...LINE} strokeWidth={2.6} />
    </>
  ),
};
