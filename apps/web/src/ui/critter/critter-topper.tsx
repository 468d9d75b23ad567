import type { Coat } from './critter-appearance.ts';

const STROKE = { stroke: '#170d1c', strokeWidth: 4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** What a critter wears on its head: horns, antenna, ears, sprout, round ears, tuft or hat. No crown: it marks the host of a room. */
export function Topper({ kind, coat }: { kind: number; coat: Coat }) {
  switch (kind) {
    case 0:
      return <path d="M22 34L14 6l22 14zM78 34l8-28-22 14z" fill={coat.body} {...STROKE} />;
    case 1:
      return (
        <g>
          <path d="M50 18V2" fill="none" {...STROKE} />
          <circle cx="50" cy="0" r="7" fill="#ffd23f" {...STROKE} />
        </g>
      );
    case 2:
      return (
        <path
          d="M24 28C14 22 12 8 18 2c6 8 16 10 18 18zM76 28c10-6 12-20 6-26-6 8-16 10-18 18z"
          fill="#fff1d0"
          {...STROKE}
        />
      );
    case 3:
      return (
        <g>
          <path d="M50 20V4" fill="none" {...STROKE} />
          <path
            d="M50 6C48-8 34-12 24-8c2 12 14 18 26 14zM50 6C52-8 66-12 76-8c-2 12-14 18-26 14z"
            fill="#7ed957"
            {...STROKE}
          />
        </g>
      );
    case 4:
      return (
        <g>
          <circle cx="20" cy="24" r="13" fill={coat.body} {...STROKE} />
          <circle cx="80" cy="24" r="13" fill={coat.body} {...STROKE} />
        </g>
      );
    case 5:
      return <path d="M34 18c2-16 12-20 16-8 4-14 16-10 16 8z" fill={coat.shade} {...STROKE} />;
    default:
      return (
        <g>
          <path d="M18 26q32-18 64 0l-4-14Q50-6 22 12z" fill="#ff5533" {...STROKE} />
          <circle cx="50" cy="-2" r="7" fill="#fff1d0" {...STROKE} />
        </g>
      );
  }
}
