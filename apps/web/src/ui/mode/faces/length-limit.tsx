import type { ModeFace } from '../mode-face.ts';
import { LINE } from './line.ts';

export const lengthLimitFace: ModeFace = {
  name: 'room.modeLengthLimit',
  picture: (
    <>
      <g transform="rotate(-24 32 32)">
        <rect x="2" y="20" width="60" height="24" rx="6" fill="var(--lemon)" {...LINE} />
        <path d="M12 21v8M22 21v12M32 21v8" {...LINE} strokeWidth={3.2} />
        <path d="M44 20h12a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H44z" fill="var(--tomato)" {...LINE} />
      </g>
    </>
  ),
};
