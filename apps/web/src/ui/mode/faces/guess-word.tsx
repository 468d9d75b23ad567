import type { ModeFace } from '../mode-face.ts';
import { LINE } from './line.ts';

function Letter({ x, y, letter, fill }: { x: number; y: number; letter: string; fill: string }) {
  return (
    <g>
      <rect x={x} y={y} width="20" height="22" rx="5" fill={fill} {...LINE} strokeWidth={3.4} />
      <text
        x={x + 10}
        y={y + 16.4}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="900"
        fontSize="15"
        fill="#170d1c"
      >
        {letter}
      </text>
    </g>
  );
}

export const guessWordFace: ModeFace = {
  name: 'room.modeGuessWord',
  picture: (
    <>
      <Letter x={3} y={12} letter="W" fill="var(--mint)" />
      <Letter x={22} y={21} letter="?" fill="var(--cream)" />
      <Letter x={41} y={12} letter="D" fill="var(--lemon)" />
      <circle cx="13" cy="48" r="4.6" fill="var(--mint)" {...LINE} strokeWidth={3} />
      <rect x="47" y="43.4" width="9" height="9" fill="var(--lemon)" {...LINE} strokeWidth={3} />
    </>
  ),
};
