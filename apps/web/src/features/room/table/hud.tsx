import clsx from 'clsx';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { Bomb } from '../../../ui/bomb/bomb.tsx';
import { Tile } from '../../../ui/kit/tile.tsx';
import { useLowDetail } from '../preferences.ts';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import { Arrow } from './arrow.tsx';
import { BoomStar } from './boom-star.tsx';
import { FuseHead } from './fuse-head.tsx';
import type { Point } from './geometry.ts';
import s from './hud.module.css';
import { Particles } from './particles.ts';
import type { Stage } from './stage-effects.ts';
import { useArrow } from './use-arrow.ts';
import { FUSE_RADIUS, useBurningFuse } from './use-burning-fuse.ts';
import { useFadedPrompt } from './use-faded-prompt.ts';

interface HudProps {
  bomb: number;
  seats: readonly Point[];
  ids: readonly string[];
  width: number;
  height: number;
  shiftY: number;
  host: RefObject<HTMLDivElement | null>;
  stage: RefObject<Stage | null>;
}

const mirror = (text: string): string => [...text].reverse().join('');

/** The middle of the table: bomb with its sign, fuse, arrow, particles. React renders it once a turn; frames write it by refs. */
export function Hud({ bomb, seats, ids, width, height, shiftY, host, stage }: HudProps) {
  const { store } = useRoom();
  const turn = useSnapshot('turn');
  const lowDetail = useLowDetail();
  const hud = useRef<HTMLDivElement>(null);
  const rope = useRef<SVGCircleElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const arrow = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const star = useRef<SVGSVGElement>(null);
  const particles = useRef<Particles | null>(null);
  const ringPx = bomb * 1.42;
  const faded = useFadedPrompt(turn);

  useEffect(() => {
    if (!canvas.current || !star.current || !host.current) return;
    particles.current ??= new Particles(canvas.current);
    particles.current.resize(width, height);
    stage.current = { element: host.current, particles: particles.current, star: star.current };
  }, [width, height, host, stage]);
  useArrow(store, arrow, ids, seats);
  useBurningFuse(
    store,
    { hud, rope, head, particles },
    { x: width / 2, y: height / 2 + shiftY + 6, ringPx },
    lowDetail,
  );

  const prompt = turn?.prompt ?? '';
  const twist = turn?.twist ?? null;
  return (
    <>
      <div
        className={s.hud}
        ref={hud}
        data-faded={faded || undefined}
        style={{ '--ring': `${ringPx}px`, '--bomb': `${bomb}px` } as CSSProperties}
      >
        <div className={s.shadow} />
        <svg viewBox="0 0 100 100" className={s.ring} aria-hidden="true">
          <circle cx="50" cy="50" r={FUSE_RADIUS} className={s.ringBack} />
          <circle cx="50" cy="50" r={FUSE_RADIUS} className={s.ringAsh} />
          <g transform="rotate(-90 50 50)">
            <circle cx="50" cy="50" r={FUSE_RADIUS} className={s.ringRope} pathLength={1} ref={rope} />
          </g>
          <circle cx="50" cy="50" r={FUSE_RADIUS} className={s.ringTwist} />
        </svg>
        <Arrow ref={arrow} />
        <div className={s.bomb} data-testid="bomb" data-prompt={prompt}>
          <Bomb prompt={twist?.name === 'mirror' ? mirror(prompt) : prompt} />
        </div>
        {twist?.name === 'double' && twist.letters ? (
          <div className={s.second}>
            {[...twist.letters].map((letter, index) => (
              // The two letters of a prompt never change places.
              // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
              <Tile key={index} letter={letter} hit size={bomb * 0.2} />
            ))}
          </div>
        ) : null}
        {twist?.name === 'taboo' && twist.letters ? <div className={clsx(s.forbidden)}>{twist.letters}</div> : null}
        <FuseHead ref={head} />
      </div>
      <canvas ref={canvas} className={s.particles} />
      <BoomStar ref={star} />
    </>
  );
}
