import { memo, useId, useMemo } from 'react';
import { ellipseSeats } from '../geometry.ts';
import s from './deck.module.css';

const STRIPES = 26;

/** The candy stripes of the drum's side. */
function Stripes({ cx, cy, rx, ry, lip }: { cx: number; cy: number; rx: number; ry: number; lip: number }) {
  const at = (angle: number) => [cx - Math.cos(angle) * rx, cy + Math.sin(angle) * ry] as const;
  return Array.from({ length: STRIPES }, (_, index) => {
    const [x0, y0] = at(Math.PI * (index / STRIPES));
    const [x1, y1] = at(Math.PI * ((index + 0.5) / STRIPES));
    return (
      <path
        key={x0}
        d={`M${x0} ${y0}L${x0} ${y0 + lip}L${x1} ${y1 + lip}L${x1} ${y1}z`}
        fill="var(--rim-2)"
        opacity=".9"
      />
    );
  });
}

interface DeckProps {
  rx: number;
  ry: number;
  width: number;
  height: number;
}

/** The table: a circus drum with lit bulbs. Decoration only; two layers of bulbs blink by opacity alone. */
export const Deck = memo(function Deck({ rx, ry, width, height }: DeckProps) {
  const id = useId();
  const cx = width / 2;
  const cy = height / 2;
  const lip = Math.max(22, ry * 0.2);
  const bulbs = useMemo(
    () => ellipseSeats(Math.min(56, Math.max(24, Math.round(rx / 7))), rx * 0.965, ry * 0.955),
    [rx, ry],
  );
  const side = `M${cx - rx} ${cy}v${lip}a${rx} ${ry} 0 00${rx * 2} 0v${-lip}`;
  return (
    <>
      <svg className={s.deck} width={width} height={height} aria-hidden="true">
        <defs>
          <radialGradient id={`${id}felt`} cx=".5" cy=".42" r=".62">
            <stop offset="0" stopColor="var(--felt-0)" />
            <stop offset="1" stopColor="var(--felt-1)" />
          </radialGradient>
          <clipPath id={`${id}drum`}>
            <path d={`${side}a${rx} ${ry} 0 01${-rx * 2} 0z`} />
          </clipPath>
        </defs>
        <ellipse cx={cx} cy={cy + lip + ry * 0.12} rx={rx * 1.04} ry={ry * 1.02} fill="hsl(var(--shade) / .5)" />
        <g clipPath={`url(#${id}drum)`}>
          <rect x={cx - rx} y={cy} width={rx * 2} height={ry + lip + 10} fill="var(--rim-edge)" />
          <Stripes cx={cx} cy={cy} rx={rx} ry={ry} lip={lip} />
          <path
            d={`M${cx - rx} ${cy}a${rx} ${ry} 0 00${rx * 2} 0v${lip * 0.3}a${rx} ${ry} 0 01${-rx * 2} 0z`}
            fill="hsl(var(--shade) / .35)"
          />
        </g>
        <path d={side} fill="none" stroke="var(--ink)" strokeWidth="5" />
        <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill="var(--rim)" stroke="var(--ink)" strokeWidth="5" />
        <ellipse cx={cx} cy={cy - 2} rx={rx * 0.988} ry={ry * 0.982} fill="none" stroke="#ffffff40" strokeWidth="3" />
        <ellipse cx={cx} cy={cy} rx={rx * 0.93} ry={ry * 0.905} fill="var(--ink)" />
        <ellipse cx={cx} cy={cy + 5} rx={rx * 0.925} ry={ry * 0.9} fill={`url(#${id}felt)`} />
        <ellipse
          cx={cx}
          cy={cy}
          rx={rx * 0.74}
          ry={ry * 0.72}
          fill="none"
          stroke="var(--felt-line)"
          strokeWidth="3"
          strokeDasharray="2 12"
          strokeLinecap="round"
        />
        <ellipse cx={cx} cy={cy} rx={rx * 0.56} ry={ry * 0.55} fill="none" stroke="var(--felt-line)" strokeWidth="6" />
      </svg>
      {[s.bulbsA, s.bulbsB].map((blink, half) => (
        <svg key={blink} className={`${s.deck} ${blink}`} width={width} height={height} aria-hidden="true">
          {bulbs
            .filter((_, index) => index % 2 === half)
            .map((bulb) => (
              <circle
                key={`${bulb.x} ${bulb.y}`}
                cx={cx + bulb.x}
                cy={cy + bulb.y}
                r="4.2"
                fill="var(--bulb)"
                stroke="#170d1c88"
                strokeWidth="4.5"
                paintOrder="stroke"
              />
            ))}
        </svg>
      ))}
    </>
  );
});
