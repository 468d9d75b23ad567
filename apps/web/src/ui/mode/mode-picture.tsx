import { MODES, type ModeId } from '@syllaboom/engine';
import type { ReactNode } from 'react';

const LINE = { stroke: 'var(--ink)', strokeWidth: 4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

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

const PICTURES: Readonly<Record<ModeId, ReactNode>> = {
  [MODES.original]: (
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
  [MODES.chainWord]: (
    <>
      <g fill="none" transform="rotate(-32 32 32)">
        <rect x="4" y="21" width="32" height="22" rx="11" stroke="var(--ink)" strokeWidth="12" />
        <rect x="4" y="21" width="32" height="22" rx="11" stroke="var(--sky)" strokeWidth="5.4" />
        <rect x="28" y="21" width="32" height="22" rx="11" stroke="var(--ink)" strokeWidth="12" />
        <rect x="28" y="21" width="32" height="22" rx="11" stroke="var(--lemon)" strokeWidth="5.4" />
        <path d="M31 43h-8" stroke="var(--ink)" strokeWidth="12" />
        <path d="M34 43H22" stroke="var(--sky)" strokeWidth="5.4" />
      </g>
    </>
  ),
  [MODES.guessWord]: (
    <>
      <Letter x={3} y={12} letter="W" fill="var(--mint)" />
      <Letter x={22} y={21} letter="?" fill="var(--cream)" />
      <Letter x={41} y={12} letter="D" fill="var(--lemon)" />
      <circle cx="13" cy="48" r="4.6" fill="var(--mint)" {...LINE} strokeWidth={3} />
      <rect x="47" y="43.4" width="9" height="9" fill="var(--lemon)" {...LINE} strokeWidth={3} />
    </>
  ),
  [MODES.customPrompts]: (
    <>
      <rect x="6" y="8" width="42" height="46" rx="7" fill="var(--cream)" {...LINE} transform="rotate(-5 27 31)" />
      <path d="M13 40l9-11 7 7 5-6 9 9" fill="none" {...LINE} strokeWidth={3.4} />
      <circle cx="19" cy="21" r="4" fill="var(--lemon)" {...LINE} strokeWidth={3} />
      <path d="M58 24L40 50l-7 4 1-8 18-26z" fill="var(--tomato)" {...LINE} strokeWidth={3.4} />
    </>
  ),
  [MODES.typeRacer]: (
    <>
      <path d="M14 6v54" fill="none" {...LINE} strokeWidth={7} />
      <path d="M14 8c10-6 18 6 28 2 6-2 10-1 14 1v30c-5-2-8-3-14-1-10 4-18-8-28-2z" fill="var(--cream)" {...LINE} />
      <path
        d="M14 8c5-3 9-1 14 1v10c-5-3-9-4-14-1zM28 19c5 2 9 4 14 2v10c-5 2-9 0-14-2zM42 10c6-2 10-1 14 1v10c-5-2-8-3-14-1zM14 28c5-3 9-1 14 1v9c-5-3-9-3-14 0zM42 31c6-2 9-1 14 1v9c-5-2-8-3-14-1z"
        fill="#170d1c"
      />
    </>
  ),
  [MODES.lengthLimit]: (
    <>
      <g transform="rotate(-24 32 32)">
        <rect x="2" y="20" width="60" height="24" rx="6" fill="var(--lemon)" {...LINE} />
        <path d="M12 21v8M22 21v12M32 21v8" {...LINE} strokeWidth={3.2} />
        <path d="M44 20h12a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H44z" fill="var(--tomato)" {...LINE} />
      </g>
    </>
  ),
  [MODES.monsters]: (
    <>
      <path
        d="M14 20C8 14 8 6 10 3c2 6 8 7 12 9M50 20c6-6 6-14 4-17-2 6-8 7-12 9"
        fill="var(--cream)"
        {...LINE}
        strokeWidth={3.4}
      />
      <path
        d="M32 10c17 0 24 12 24 27 0 8 1 15 3 21-5 1-8-2-10-5-3 5-7 7-11 3-3 4-9 4-12 0-4 4-8 2-11-3-2 3-5 6-10 5 2-6 3-13 3-21 0-15 7-27 24-27z"
        fill="var(--grape)"
        {...LINE}
      />
      <circle cx="32" cy="27" r="9.5" fill="#fff" {...LINE} strokeWidth={3.4} />
      <circle cx="32" cy="28" r="4" fill="#170d1c" />
      <path d="M20 42h24c-1 6-6 9-12 9s-11-3-12-9z" fill="#170d1c" />
      <path d="M24 42l3 4 3-4zM35 42l3 4 3-4z" fill="#fff" />
    </>
  ),
  [MODES.climb]: (
    <>
      <path d="M2 57L26 16l9 12 7-8 20 37z" fill="var(--mint)" {...LINE} />
      <path d="M26 16l9 12-6 3-5-4-6 3z" fill="#fff" {...LINE} strokeWidth={3} />
      <path d="M26 16V3" {...LINE} />
      <path d="M26 3l14 4-14 5z" fill="var(--tomato)" {...LINE} strokeWidth={3} />
      <path d="M18 48h8M30 42h7M41 48h8" {...LINE} strokeWidth={3} stroke="#170d1c88" />
    </>
  ),
  [MODES.cardBet]: (
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
  [MODES.scapes]: (
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
  [MODES.trivia]: (
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
  [MODES.yapping]: (
    <>
      <path
        d="M7 6h32a5 5 0 0 1 5 5v17a5 5 0 0 1-5 5H22l-9 8-1-8H7a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5z"
        fill="var(--ember)"
        {...LINE}
      />
      <path
        d="M25 26h32a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5h-4l-2 9-10-9H25a5 5 0 0 1-5-5V31a5 5 0 0 1 5-5z"
        fill="var(--cream)"
        {...LINE}
      />
      <circle cx="31" cy="39.5" r="3" fill="#170d1c" />
      <circle cx="41" cy="39.5" r="3" fill="#170d1c" />
      <circle cx="51" cy="39.5" r="3" fill="#170d1c" />
    </>
  ),
};

/** The picture of a mode; readers hear its name elsewhere. */
export function ModePicture({ mode, size = 64 }: { mode: number; size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      {PICTURES[mode as ModeId] ?? PICTURES[MODES.original]}
    </svg>
  );
}
