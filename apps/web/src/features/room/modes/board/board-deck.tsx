import { memo, useId, useMemo } from 'react';
import deck from '../../table/seats/deck.module.css';
import { type DeckLayout, rimBulbs } from './deck-layout.ts';

const STRIPE = 30;

interface BoardDeckProps {
  width: number;
  height: number;
  layout: DeckLayout;
}

/** The drum of a board: rim with bulbs, felt, and the striped side below. Decoration only, of the same make as the table's. */
export const BoardDeck = memo(function BoardDeck({ width, height, layout }: BoardDeckProps) {
  const id = useId();
  const { box, radius, rim, lip } = layout;
  const bulbs = useMemo(() => rimBulbs(box, radius, rim), [box, radius, rim]);
  if (box.height <= 0 || box.width <= 0) return null;
  const felt = { x: box.x + rim, y: box.y + rim, width: box.width - 2 * rim, height: box.height - 2 * rim };
  const line = { x: felt.x + 11, y: felt.y + 11, width: felt.width - 22, height: felt.height - 22 };
  const rounded = (inset: number) => Math.max(4, radius - inset);
  return (
    <>
      <svg className={deck.deck} width={width} height={height} aria-hidden="true">
        <defs>
          <radialGradient id={`${id}felt`} cx=".5" cy=".36" r=".72">
            <stop offset="0" stopColor="var(--felt-0)" />
            <stop offset="1" stopColor="var(--felt-1)" />
          </radialGradient>
          <pattern id={`${id}side`} width={STRIPE} height="8" patternUnits="userSpaceOnUse">
            <rect width={STRIPE} height="8" fill="var(--rim-edge)" />
            <rect width={STRIPE / 2} height="8" fill="var(--rim-2)" opacity=".9" />
          </pattern>
        </defs>
        <rect
          {...box}
          x={box.x + 4}
          y={box.y + lip + 8}
          width={box.width - 8}
          rx={radius}
          fill="hsl(var(--shade) / .45)"
        />
        <rect {...box} y={box.y + lip} rx={radius} fill={`url(#${id}side)`} stroke="var(--ink)" strokeWidth="5" />
        <rect {...box} y={box.y + lip * 0.36} rx={radius} fill="hsl(var(--shade) / .35)" />
        <rect {...box} rx={radius} fill="var(--rim)" stroke="var(--ink)" strokeWidth="5" />
        <rect
          x={box.x + 4}
          y={box.y + 4}
          width={box.width - 8}
          height={box.height - 8}
          rx={rounded(4)}
          fill="none"
          stroke="#ffffff40"
          strokeWidth="3"
        />
        <rect {...felt} rx={rounded(rim)} fill={`url(#${id}felt)`} stroke="var(--ink)" strokeWidth="5" />
        {line.width > 0 && line.height > 0 ? (
          <rect
            {...line}
            rx={rounded(rim + 11)}
            fill="none"
            stroke="var(--felt-line)"
            strokeWidth="3"
            strokeDasharray="2 12"
            strokeLinecap="round"
          />
        ) : null}
      </svg>
      {[deck.bulbsA, deck.bulbsB].map((blink, half) => (
        <svg key={blink} className={`${deck.deck} ${blink}`} width={width} height={height} aria-hidden="true">
          {bulbs
            .filter((_, index) => index % 2 === half)
            .map(({ x, y }) => (
              <circle
                key={`${x} ${y}`}
                cx={x}
                cy={y}
                r={rim * 0.19}
                fill="var(--bulb)"
                stroke="#170d1c88"
                strokeWidth={rim * 0.2}
                paintOrder="stroke"
              />
            ))}
        </svg>
      ))}
    </>
  );
});
