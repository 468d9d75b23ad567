import type { ModeFace } from '../mode-face.ts';
import { LINE } from './line.ts';

export const climbFace: ModeFace = {
  name: 'room.modeClimb',
  picture: (
    <>
      <path d="M2 57L26 16l9 12 7-8 20 37z" fill="var(--mint)" {...LINE} />
      <path d="M26 16l9 12-6 3-5-4-6 3z" fill="#fff" {...LINE} strokeWidth={3} />
      <path d="M26 16V3" {...LINE} />
      <path d="M26 3l14 4-14 5z" fill="var(--tomato)" {...LINE} strokeWidth={3} />
      <path d="M18 48h8M30 42h7M41 48h8" {...LINE} strokeWidth={3} stroke="#170d1c88" />
    </>
  ),
};
