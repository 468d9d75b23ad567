import type { ModeFace } from '../mode-face.ts';
import { LINE } from './line.ts';

export const cardBetFace: ModeFace = {
  name: 'room.modeCardBet',
  picture: (
    <>
      <g transform="rotate(-13 22 34)">
        <rect x="6" y="12" width="30" height="42" rx="6" fill="var(--cream)" {...LINE} />
        <path
          d="M21 43c-9-6-11-11-8-15 3-3 7-1 8 2 1-3 5-5 8-2 3 4 1 9-8 15z"
          fill="var(--tomato)"
          {...LINE}
          strokeWidth={2.6}
        />
      </g>
      <g transform="rotate(12 44 34)">
        <rect x="29" y="11" width="30" height="42" rx="6" fill="#fff" {...LINE} />
        <path d="M44 22c8 6 11 10 8 14-2 3-6 2-7 0l2 7h-6l2-7c-1 2-5 3-7 0-3-4 0-8 8-14z" fill="#170d1c" />
      </g>
    </>
  ),
};
