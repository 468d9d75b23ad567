import type { ChestTheme } from '@syllaboom/engine';
import s from './chest-picture.module.css';

/** Body, lid and band of each chest. */
const PAINT: Readonly<Record<ChestTheme, readonly [string, string, string]>> = {
  garden: ['#2f8f4e', '#54c26d', '#ffd23f'],
  ocean: ['#1f6fb0', '#45c4f5', '#fff1d0'],
  sweets: ['#c2417e', '#ff74a8', '#fff1d0'],
  machines: ['#8a4b24', '#d98032', '#9aa7b4'],
  space: ['#4a2f9b', '#9b6bff', '#ffd23f'],
};

interface ChestPictureProps {
  theme: ChestTheme;
  size: number;
  /** The lid stands open. */
  open?: boolean;
  /** It is about to open. */
  shaking?: boolean;
}

/** A circus box in the colours of its theme. Decorative: its name stands beside it. */
export function ChestPicture({ theme, size, open = false, shaking = false }: ChestPictureProps) {
  const [body, lid, band] = PAINT[theme];
  return (
    <svg
      className={s.chest}
      viewBox="0 0 120 104"
      width={size}
      height={Math.round((size * 104) / 120)}
      aria-hidden="true"
      data-open={open || undefined}
      data-shaking={shaking || undefined}
    >
      <g stroke="#170d1c" strokeWidth={5} strokeLinejoin="round">
        <g className={s.inside}>
          <ellipse cx="60" cy="50" rx="46" ry="11" fill="#170d1c" />
        </g>
        <path d="M13 50h94l-6 46q-.6 4-5 4H24q-4.400 0-5-4z" fill={body} />
        <path d="M47 50h26v50H47z" fill={band} />
        <g className={s.lid}>
          <path d="M10 52q-2-40 50-40t50 40z" fill={lid} />
          <path d="M46 52V13.500q14-3 28 0V52z" fill={band} />
          <rect x="49" y="43" width="22" height="24" rx="7" fill="#ffd23f" />
          <path d="M60 52v7" fill="none" strokeLinecap="round" />
        </g>
      </g>
    </svg>
  );
}
