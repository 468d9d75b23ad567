import type { Mood } from './critter-appearance.ts';

const INK = '#170d1c';
const EYE_RADIUS = [0, 11, 12, 10, 9];
const EYE_GAP = [0, 16, 15, 19, 14];

function Cyclops({ pupil }: { pupil: number }) {
  return (
    <g>
      <circle cx="50" cy="52" r="18" fill="#fff" stroke={INK} strokeWidth="4" />
      <circle cx="50" cy="54" r={pupil + 3} fill={INK} />
      <circle cx="54" cy="50" r="3" fill="#fff" />
    </g>
  );
}

export function Eyes({ kind, mood }: { kind: number; mood: Mood }) {
  if (mood === 'out')
    return (
      <path d="M28 48l12 12m0-12L28 60M60 48l12 12m0-12L60 60" stroke={INK} strokeWidth="5" strokeLinecap="round" />
    );
  const pupil = mood === 'panic' ? 4 : 6;
  if (kind === 0) return <Cyclops pupil={pupil} />;
  const radius = mood === 'panic' ? 14 : (EYE_RADIUS[kind] ?? 10);
  const gap = EYE_GAP[kind] ?? 15;
  const y = kind === 3 ? 48 : 52;
  return (
    <g>
      {[-1, 1].map((side) => (
        <g key={side}>
          <ellipse
            cx={50 + side * gap}
            cy={y}
            rx={radius}
            ry={kind === 2 && mood !== 'panic' ? radius * 0.72 : radius}
            fill="#fff"
            stroke={INK}
            strokeWidth="4"
          />
          <circle cx={50 + side * (gap - 2)} cy={y + 2} r={pupil} fill={INK} />
          <circle cx={50 + side * (gap - 2) + 2} cy={y - 1} r="2" fill="#fff" />
        </g>
      ))}
      {kind === 4 && <path d="M26 38l16 5M74 38l-16 5" stroke={INK} strokeWidth="5" strokeLinecap="round" />}
    </g>
  );
}

export function Mouth({ kind, mood }: { kind: number; mood: Mood }) {
  const line = { fill: 'none', stroke: INK, strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  const open = { fill: '#5b1226', stroke: INK, strokeWidth: 4, strokeLinejoin: 'round' } as const;
  if (mood === 'panic') return <path d="M34 82q5-9 10 0t10 0 10 0" {...line} />;
  if (mood === 'out') return <path d="M38 84q12-10 24 0" {...line} />;
  if (mood === 'happy' || kind === 0) return <path d="M34 74h32c0 14-7 20-16 20s-16-6-16-20z" {...open} />;
  if (kind === 1) return <path d="M36 76q14 14 28 0" {...line} />;
  if (kind === 2)
    return (
      <g>
        <path d="M36 76h28v8q-14 8-28 0z" {...open} />
        <path d="M41 77h7v6h-7zM53 77h7v6h-7z" fill="#fff" />
      </g>
    );
  if (kind === 3) return <ellipse cx="50" cy="82" rx="7" ry="8" {...open} />;
  return (
    <g>
      <path d="M34 76q16 18 32 0" {...open} />
      <path d="M44 86q6 10 12 0z" fill="#ff7a94" />
    </g>
  );
}
