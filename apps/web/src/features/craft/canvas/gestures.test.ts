import { describe, expect, it } from 'vitest';
import { type GestureMode, Gestures, type GestureTarget, type Pressed } from './gestures.ts';

/** A board that notes what is done to it; a tile lies left of 100, a bubble above 20. */
function noted(): { gestures: Gestures; done: string[]; modes: GestureMode[] } {
  const done: string[] = [];
  const modes: GestureMode[] = [];
  const target: GestureTarget = {
    pressedAt: ({ x, y }): Pressed => {
      if (y < 20) return { on: 'bubble', index: 0 };
      return x < 100 ? { on: 'tile', id: 't1', s: 'RA' } : { on: 'ground' };
    },
    pan: ({ x, y }) => done.push(`pan ${Math.round(x)} ${Math.round(y)}`),
    zoom: (_, factor) => done.push(`zoom ${factor.toFixed(2)}`),
    carry: ({ id }, { x, y }) => done.push(`carry ${id} ${x} ${y}`),
    drop: (at) => done.push(at === null ? 'back' : `drop ${at.x} ${at.y}`),
    tap: ({ on }) => done.push(`tap ${on}`),
    changeMode: (mode) => modes.push(mode),
    mayGlide: () => true,
  };
  return { gestures: new Gestures(target), done, modes };
}

describe('pointers on a board', () => {
  it('tap up to 9 px, and drag a tile from 10 px on [L0367]', () => {
    const { gestures, done, modes } = noted();
    gestures.down(1, { x: 50, y: 50 }, 0);
    gestures.move(1, { x: 59, y: 50 }, 10);
    gestures.up(1, { x: 59, y: 50 }, 20);
    expect([done, modes]).toEqual([['tap tile'], []]);
    gestures.down(1, { x: 50, y: 50 }, 100);
    gestures.move(1, { x: 61, y: 50 }, 110);
    gestures.up(1, { x: 161, y: 90 }, 120);
    expect(done.slice(1)).toEqual(['carry t1 61 50', 'drop 161 90']);
    expect(modes).toEqual(['dragging', 'none']);
  });

  it('pan the ground and glide on, slower by 0.92 a frame; a rest before lifting ends that [L0368]', () => {
    const { gestures, done, modes } = noted();
    gestures.down(1, { x: 200, y: 200 }, 0);
    for (let step = 1; step <= 6; step++) gestures.move(1, { x: 200 + 16 * step, y: 200 }, 16 * step);
    gestures.up(1, { x: 296, y: 200 }, 100);
    expect(modes).toEqual(['panning', 'none']);
    done.length = 0;
    let frames = 0;
    while (gestures.glide(1000 / 60)) frames += 1;
    const ways = done.map((line) => Number(line.split(' ')[1]));
    expect(ways[0]).toBeGreaterThan(10);
    expect(ways[3]).toBeLessThan((ways[0] ?? 0) * 0.92 ** 2);
    expect(frames).toBeGreaterThan(20);
    gestures.down(1, { x: 200, y: 200 }, 1_000);
    gestures.move(1, { x: 240, y: 200 }, 1_016);
    gestures.up(1, { x: 240, y: 200 }, 1_200);
    expect(gestures.glide(16)).toBe(false);
  });

  it('tap a coin bubble; a pull on one pans', () => {
    const { gestures, done, modes } = noted();
    gestures.down(1, { x: 150, y: 10 }, 0);
    gestures.up(1, { x: 151, y: 11 }, 30);
    expect([done, modes]).toEqual([['tap bubble'], ['coin_tap', 'none']]);
    gestures.down(1, { x: 150, y: 10 }, 100);
    gestures.move(1, { x: 190, y: 10 }, 110);
    expect(modes.at(-1)).toBe('panning');
  });

  it('pinch with two fingers, which puts a carried tile back; the finger that stays pans', () => {
    const { gestures, done, modes } = noted();
    gestures.down(1, { x: 50, y: 50 }, 0);
    gestures.move(1, { x: 70, y: 50 }, 10);
    gestures.down(2, { x: 170, y: 50 }, 20);
    gestures.move(2, { x: 270, y: 50 }, 30);
    gestures.up(1, { x: 70, y: 50 }, 40);
    gestures.move(2, { x: 280, y: 55 }, 50);
    gestures.up(2, { x: 280, y: 55 }, 60);
    expect(done).toEqual(['carry t1 70 50', 'back', 'zoom 2.00', 'pan 50 0', 'pan 10 5']);
    expect(modes).toEqual(['dragging', 'pinch', 'panning', 'none']);
  });

  it('drop nothing where the browser takes the pointer away', () => {
    const { gestures, done } = noted();
    gestures.down(1, { x: 50, y: 50 }, 0);
    gestures.move(1, { x: 80, y: 50 }, 10);
    gestures.cancel(1);
    expect(done).toEqual(['carry t1 80 50', 'back']);
  });

  it('zoom by 1.1 for each notch of a wheel, whatever it counts in [L0361]', () => {
    const { gestures, done } = noted();
    gestures.turnWheel({ x: 9, y: 9 }, -100, 0);
    gestures.turnWheel({ x: 9, y: 9 }, 3, 1);
    expect(done).toEqual(['zoom 1.10', 'zoom 0.91']);
  });
});
