import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../../platform/media.ts';
import type { Coat } from '../../../../ui/critter/critter-appearance.ts';
import { PromptSign } from '../../../../ui/bomb/prompt-sign.tsx';
import { useRoom } from '../../store/use-topic.ts';
import type { FigureProps } from '../../table/hud/hud.tsx';
import s from './monsters.module.css';
import { monsterAppearance } from './monster-appearance.ts';
import { useShownMonster } from './use-shown-monster.ts';

const INK = { stroke: 'var(--ink)', strokeWidth: 6, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

function Horns({ kind, coat }: { kind: number; coat: Coat }) {
  const left = [
    'M62 62C34 52 18 22 30 -4c10 22 30 30 56 34z',
    'M70 58C40 44 44 14 20 6c2-18 40-22 62 28z',
    'M58 66L36 -6l52 40z',
    'M66 60C20 64 6 28 16 4c12 18 22 22 34 20C46 10 58 2 66 -4c2 22 12 34 26 38z',
  ][kind];
  return (
    <>
      {[false, true].map((right) => (
        <path
          key={String(right)}
          d={left}
          fill="#fff1d0"
          transform={right ? 'translate(260 0) scale(-1 1)' : undefined}
          {...INK}
        />
      ))}
      <path d="M112 36q18-26 36 0" fill={coat.shade} {...INK} />
    </>
  );
}

const EYES = {
  1: [{ x: 130, y: 92, r: 31 }],
  2: [
    { x: 98, y: 92, r: 23 },
    { x: 162, y: 92, r: 23 },
  ],
  3: [
    { x: 84, y: 98, r: 18 },
    { x: 130, y: 82, r: 23 },
    { x: 176, y: 98, r: 18 },
  ],
} as const;

function Eyes({ count, beaten, angry }: { count: 1 | 2 | 3; beaten: boolean; angry: boolean }) {
  return (
    <g className={s.eyes}>
      {EYES[count].map(({ x, y, r }) =>
        beaten ? (
          <path key={x} d={`M${x - 13} ${y - 13}l26 26m0-26l-26 26`} fill="none" {...INK} strokeWidth={8} />
        ) : (
          <g key={x}>
            <circle cx={x} cy={y} r={r} fill={angry ? '#ffe0a8' : '#fff'} {...INK} />
            <circle cx={x} cy={y + 4} r={r * (angry ? 0.3 : 0.46)} fill="#170d1c" className={s.pupil} />
            <circle cx={x + r * 0.24} cy={y - r * 0.16} r={r * 0.15} fill="#fff" />
          </g>
        ),
      )}
      {beaten ? null : <path d="M70 66l46 16M190 66l-46 16" fill="none" {...INK} strokeWidth={angry ? 14 : 9} />}
    </g>
  );
}

/** The monster in the middle of the table: it holds the prompt that hurts it. Readers hear of it from its bar. */
export function MonsterFigure({ prompt, also }: FigureProps) {
  const { store } = useRoom();
  const drawn = useShownMonster();
  const figure = useRef<SVGSVGElement>(null);
  useEffect(
    () =>
      store.onEvent('monster-health', ({ points }) => {
        if (points <= 0 || prefersReducedMotion()) return;
        figure.current?.animate([{ translate: '0' }, { translate: '-9px' }, { translate: '8px' }, { translate: '0' }], {
          duration: 260,
        });
      }),
    [store],
  );
  if (!drawn) return <svg viewBox="0 0 260 270" className={s.figure} aria-hidden="true" data-testid="no-monster" />;
  const { monster, phase } = drawn;
  const beaten = phase !== 'alive';
  const appearance = monsterAppearance(monster.name, monster.level, beaten);
  return (
    <svg
      viewBox="0 0 260 270"
      className={s.figure}
      ref={figure}
      aria-hidden="true"
      key={`${monster.name}#${monster.level}`}
      data-phase={phase}
      data-raging={(monster.raging && !beaten) || undefined}
      data-boss={monster.boss || undefined}
      data-testid="monster"
    >
      <g className={s.body}>
        <path d="M70 250q-8 22 18 22t24-14M190 250q8 22-18 22t-24-14" fill={appearance.coat.shade} {...INK} />
        <Horns kind={appearance.horns} coat={appearance.coat} />
        <g transform="translate(18 22) scale(2.24 2.18)">
          <path
            d={appearance.body}
            fill={appearance.coat.body}
            stroke="var(--ink)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path
            d={appearance.body}
            fill={appearance.coat.shade}
            opacity=".5"
            style={{ clipPath: 'inset(0 0 0 66%)' }}
          />
          <ellipse
            cx="34"
            cy="24"
            rx="12"
            ry="5"
            fill={appearance.coat.light}
            opacity=".8"
            transform="rotate(-22 34 24)"
          />
        </g>
        <g fill={appearance.coat.shade} opacity=".8">
          <circle cx="58" cy="128" r="9" />
          <circle cx="202" cy="134" r="11" />
          <circle cx="188" cy="116" r="5" />
          <circle cx="76" cy="238" r="8" />
        </g>
        <Eyes count={appearance.eyes} beaten={beaten} angry={monster.raging} />
        <path d="M82 124q48 30 96 0l-6 22q-42 18-84 0z" fill="#5b1226" {...INK} />
        {Array.from({ length: appearance.teeth }, (_, tooth) => {
          const x = 92 + ((tooth + 0.5) * 76) / appearance.teeth;
          const y = 132 + (1 - ((x - 130) / 48) ** 2) * 6;
          return <path key={x} d={`M${x - 7} ${y - 2}h14l-7 13z`} fill="#fff" stroke="var(--ink)" strokeWidth="3" />;
        })}
        {monster.boss ? (
          <path d="M92 34l-8-44 28 18 18-30 18 30 28-18-8 44z" fill="var(--lemon)" {...INK} data-testid="boss-crown" />
        ) : null}
        {beaten ? null : <PromptSign prompt={prompt} also={also} />}
      </g>
    </svg>
  );
}
