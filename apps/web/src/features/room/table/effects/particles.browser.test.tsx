import { describe, expect, it, vi } from 'vitest';
import { Particles } from './particles.ts';

const STEP_MS = 1000 / 65;

describe('the animation loop', () => {
  it('moves in fixed steps of 1/65 s, however long the frames are [R0591]', () => {
    const run = (frames: readonly number[]) => {
      const canvas = document.createElement('canvas');
      const particles = new Particles(canvas);
      particles.resize(100, 100);
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      const drawn: (readonly [number, number])[] = [];
      vi.spyOn(context, 'arc').mockImplementation((x, y) => void drawn.push([x, y]));
      particles.emit('spark', { x: 0, y: 0 }, { x: 100, y: 0 }, 9, 4, '#fff');
      for (const frame of frames) particles.advance(frame);
      return drawn.at(-1);
    };
    const steps = 12;
    const even = run(Array.from({ length: steps }, () => STEP_MS + 1e-6));
    const uneven = run([STEP_MS * 2.5, STEP_MS * 0.6, STEP_MS * 4.4, STEP_MS * 0.2, STEP_MS * 4.3 + 1e-6]);
    expect(uneven).toEqual(even);
    // Less than a step moves nothing.
    expect(run([STEP_MS * 0.9])).toEqual([0, 0]);
    expect(run([STEP_MS * 1.01])?.[0]).toBeCloseTo((100 * (1 - 1.6 / 65)) / 65, 6);
  });
});
