import type { ModeFace } from '../mode-face.ts';
import { LINE } from './line.ts';

export const scapesFace: ModeFace = {
  name: 'room.modeScapes',
  picture: (
    <>
      <circle cx="32" cy="32" r="28" fill="var(--sky)" {...LINE} />
      <path
        d="M32 14L49 27 41 47 17 29"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[
        [32, 13, 'S'],
        [50, 27, 'E'],
        [42, 48, 'A'],
        [22, 48, 'R'],
        [14, 27, 'T'],
      ].map(([x, y, letter]) => (
        <g key={String(letter)}>
          <circle cx={x} cy={y} r="8.4" fill="var(--cream)" {...LINE} strokeWidth={3} />
          <text
            x={x}
            y={Number(y) + 4}
            textAnchor="middle"
            fontFamily="var(--font-display)"
            fontWeight="900"
            fontSize="11"
            fill="#170d1c"
          >
            {letter}
          </text>
        </g>
      ))}
    </>
  ),
};
