import { type ComponentType, type CSSProperties, type RefObject, useRef } from 'react';
import { useLowDetail } from '../../preferences.ts';
import type { TurnView } from '../../store/room-types.ts';
import { useRoom, useSnapshot } from '../../store/use-topic.ts';
import { Arrow } from './arrow.tsx';
import { FuseHead } from './fuse-head.tsx';
import type { Point } from '../geometry.ts';
import s from './hud.module.css';
import { LengthBadge } from './length-badge.tsx';
import { secondPrompt, signText } from './sign-text.ts';
import { StageCanvas } from '../effects/stage-canvas.tsx';
import type { Stage } from '../effects/stage-effects.ts';
import { useArrow } from './use-arrow.ts';
import { FUSE_RADIUS, useBurningFuse } from './use-burning-fuse.ts';
import { useFadedPrompt } from './use-faded-prompt.ts';

/** What stands in the middle and holds the prompt. */
export interface FigureProps {
  prompt: string;
  /** A second prompt on the same sign. */
  also?: string | undefined;
}

interface HudProps {
  Figure: ComponentType<FigureProps>;
  bomb: number;
  seats: readonly Point[];
  ids: readonly string[];
  width: number;
  height: number;
  shiftY: number;
  host: RefObject<HTMLDivElement | null>;
  stage: RefObject<Stage | null>;
}

/** The letter that must not be used, and how long the word may be: stuck to the bomb beside its sign. */
function Extras({ turn }: { turn: TurnView | null }) {
  const { twist, requirement } = turn ?? {};
  return (
    <>
      {twist?.name === 'taboo' && twist.letters ? <div className={s.forbidden}>{twist.letters}</div> : null}
      {requirement ? <LengthBadge requirement={requirement} /> : null}
    </>
  );
}

/** The middle of the table: the bomb, or what a mode has in its place, with its sign, fuse, arrow, particles. React renders it once a turn; frames write it by refs. */
export function Hud({ Figure, bomb, seats, ids, width, height, shiftY, host, stage }: HudProps) {
  const { store } = useRoom();
  const turn = useSnapshot('turn');
  const lowDetail = useLowDetail();
  const hud = useRef<HTMLDivElement>(null);
  const rope = useRef<SVGCircleElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const arrow = useRef<HTMLDivElement>(null);
  const ringPx = bomb * 1.42;
  const faded = useFadedPrompt(turn);

  useArrow(store, arrow, ids, seats);
  useBurningFuse(store, { hud, rope, head, stage }, { x: width / 2, y: height / 2 + shiftY + 6, ringPx }, lowDetail);

  const sign = signText(turn);
  const also = secondPrompt(turn);
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
        <div className={s.bomb} data-testid="bomb" data-prompt={turn?.prompt ?? ''}>
          <Figure prompt={sign} also={also} />
        </div>
        <Extras turn={turn} />
        <FuseHead ref={head} />
      </div>
      <StageCanvas width={width} height={height} host={host} stage={stage} />
    </>
  );
}
