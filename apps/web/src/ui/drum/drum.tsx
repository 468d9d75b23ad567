import { useId } from 'react';
import s from './drum.module.css';

const STRIPES = 22;
const BULBS = 28;
const CX = 300;
const CY = 150;

const onEllipse = (angle: number, rx: number, ry: number): readonly [number, number] => [
  CX + Math.cos(angle) * rx,
  CY + Math.sin(angle) * ry,
];

function Stripes({ clip }: { clip: string }) {
  return (
    <g clipPath={`url(#${clip})`}>
      <rect x="0" y={CY} width="600" height="230" fill="var(--rim-edge)" />
      {Array.from({ length: STRIPES }, (_, index) => {
        const [x0, y0] = onEllipse(Math.PI - (Math.PI * index) / STRIPES, 290, 132);
        const [x1, y1] = onEllipse(Math.PI - (Math.PI * (index + 0.5)) / STRIPES, 290, 132);
        return <path key={x0} d={`M${x0} ${y0}V${y0 + 60}L${x1} ${y1 + 60}V${y1}z`} fill="var(--rim-2)" opacity=".9" />;
      })}
      <path d={`M10 ${CY}a290 132 0 00580 0v18a290 132 0 01-580 0z`} fill="hsl(var(--shade) / .35)" />
    </g>
  );
}

/** The circus drum that everything stands on: felt top, lit bulbs, striped side. Decorative. */
export function Drum({ className }: { className?: string | undefined }) {
  const id = useId();
  const bulbs = Array.from({ length: BULBS }, (_, index) => onEllipse((2 * Math.PI * index) / BULBS, 280, 126));
  return (
    <svg viewBox="0 0 600 350" className={className} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}felt`} cx=".5" cy=".42" r=".62">
          <stop offset="0" stopColor="var(--felt-0)" />
          <stop offset="1" stopColor="var(--felt-1)" />
        </radialGradient>
        <clipPath id={`${id}side`}>
          <path d={`M10 ${CY}v44a290 132 0 00580 0v-44a290 132 0 01-580 0z`} />
        </clipPath>
      </defs>
      <ellipse cx={CX} cy={CY + 66} rx="299" ry="134" fill="hsl(var(--shade) / .5)" />
      <Stripes clip={`${id}side`} />
      <path d={`M10 ${CY}v44a290 132 0 00580 0v-44`} fill="none" stroke="var(--ink)" strokeWidth="5" />
      <ellipse cx={CX} cy={CY} rx="290" ry="132" fill="var(--rim)" stroke="var(--ink)" strokeWidth="5" />
      <ellipse cx={CX} cy={CY - 2} rx="286" ry="129" fill="none" stroke="#ffffff40" strokeWidth="3" />
      <ellipse cx={CX} cy={CY} rx="269" ry="119" fill="var(--ink)" />
      <ellipse cx={CX} cy={CY + 4} rx="267" ry="117" fill={`url(#${id}felt)`} />
      <ellipse
        cx={CX}
        cy={CY}
        rx="214"
        ry="94"
        fill="none"
        stroke="var(--felt-line)"
        strokeWidth="3"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      <ellipse cx={CX} cy={CY} rx="162" ry="72" fill="none" stroke="var(--felt-line)" strokeWidth="6" />
      {[0, 1].map((half) => (
        <g key={half} className={half ? s.bulbsA : s.bulbsB}>
          {bulbs
            .filter((_, index) => index % 2 === half)
            .map(([x, y]) => (
              <circle
                key={x + y}
                cx={x}
                cy={y}
                r="4.4"
                fill="var(--bulb)"
                stroke="#170d1c88"
                strokeWidth="4.5"
                paintOrder="stroke"
              />
            ))}
        </g>
      ))}
    </svg>
  );
}
