import { type RefObject, useEffect, useRef } from 'react';
import { BoomStar } from './boom-star.tsx';
import s from '../hud/hud.module.css';
import { Particles } from './particles.ts';
import type { Stage } from './stage-effects.ts';

interface StageCanvasProps {
  readonly width: number;
  readonly height: number;
  readonly host: RefObject<HTMLElement | null>;
  readonly stage: RefObject<Stage | null>;
}

/** Where bursts and explosions are drawn: over everything on the stage. Whoever runs the frame loop moves the particles. */
export function StageCanvas({ width, height, host, stage }: StageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const star = useRef<SVGSVGElement>(null);
  const particles = useRef<Particles | null>(null);
  useEffect(() => {
    if (!canvas.current || !star.current || !host.current) return;
    particles.current ??= new Particles(canvas.current);
    particles.current.resize(width, height);
    stage.current = { element: host.current, particles: particles.current, star: star.current };
  }, [width, height, host, stage]);
  return (
    <>
      <canvas ref={canvas} className={s.particles} />
      <BoomStar ref={star} />
    </>
  );
}
