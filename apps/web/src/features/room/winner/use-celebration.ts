import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from '../../../platform/media.ts';
import { useLowDetail } from '../preferences.ts';
import { Particles } from '../table/effects/particles.ts';

const COLORS = ['#38d996', '#ffd23f', '#fff1d0', '#45c4f5', '#ff74a8'];
/** Bursts to the left and right of the podium and above it: when, and where in parts of the screen. */
const BURSTS = [
  { afterMs: 500, x: 0.3, y: 0.36 },
  { afterMs: 720, x: 0.7, y: 0.36 },
  { afterMs: 960, x: 0.5, y: 0.24 },
] as const;
const PIECES = 46;
const SPEED = 520;
/** Everything has fallen by then. */
const OVER_MS = 4_200;

/** Confetti for a win or an own best, and for nothing else; drawn over the result and gone before the statistics are read. */
export function useCelebration(canvas: RefObject<HTMLCanvasElement | null>, celebrates: boolean): void {
  const lowDetail = useLowDetail();
  useEffect(() => {
    if (!celebrates || lowDetail || prefersReducedMotion() || !canvas.current) return undefined;
    const particles = new Particles(canvas.current);
    const { innerWidth: width, innerHeight: height } = window;
    particles.resize(width, height);
    const began = performance.now();
    let before = began;
    let frame = 0;
    let next = 0;
    const loop = (at: number) => {
      for (let burst = BURSTS[next]; burst && at - began >= burst.afterMs; burst = BURSTS[++next])
        particles.burst({ x: burst.x * width, y: burst.y * height }, COLORS, PIECES, SPEED);
      particles.advance(Math.min(50, at - before));
      before = at;
      if (at - began < OVER_MS) frame = requestAnimationFrame(loop);
    };
    frame = requestAnimationFrame(loop);
    return () => cancelAnimationFrame(frame);
  }, [canvas, celebrates, lowDetail]);
}
