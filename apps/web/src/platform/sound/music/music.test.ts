import { describe, expect, it } from 'vitest';
import { duckingAt } from './music-player.ts';
import { notesOf, renderScore } from './render-score.ts';
import { barSeconds, loopSeconds, type Score, SCORES } from './scores.ts';

const RATE = 12_000;
const never = () => Promise.resolve();
const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
const largest = (values: Iterable<number>): number => {
  let most = 0;
  for (const value of values) most = Math.max(most, Math.abs(value));
  return most;
};

describe.each(Object.entries(SCORES) as [string, Score][])('the loop %s', (_, score) => {
  it('has parts of as many bars, each evenly filled, and holds nothing that has not begun', () => {
    expect(new Set(score.parts.map((part) => part.bars.length)).size).toBe(1);
    for (const bar of score.parts.flatMap((part) => part.bars)) {
      expect([4, 8]).toContain(bar.length);
      for (const [index, step] of bar.entries()) if (step === 'hold') expect(bar[index - 1] ?? null).not.toBeNull();
    }
    for (const note of score.parts.flatMap((part) => notesOf(score, part))) {
      expect(note.at).toBeLessThan(loopSeconds(score));
      expect(note.hertz).toBeGreaterThan(30);
      expect(note.hertz).toBeLessThan(2_500);
    }
  });

  it('sounds in every bar, as loud as it says, without clipping and without a seam', async () => {
    const [left, right] = await renderScore(score, RATE, never);
    expect(left.length).toBe(Math.round(loopSeconds(score) * RATE));
    const bar = Math.floor(barSeconds(score) * RATE);
    for (let from = 0; from + bar <= left.length; from += bar)
      expect(rms(left.subarray(from, from + bar))).toBeGreaterThan(score.loudness / 3);
    expect(Math.hypot(rms(left), rms(right)) / Math.SQRT2).toBeCloseTo(score.loudness, 3);
    expect(Math.max(largest(left), largest(right))).toBeLessThan(0.5);
    // A click at the seam would be a step that the tune itself never makes.
    const steps = left.map((sample, index) => sample - (left.at(index - 1) ?? 0));
    expect(Math.abs(steps[0] ?? 1)).toBeLessThan(largest(steps.subarray(1)));
  });

  it('is the same at every rendering', async () => {
    const [[one], [two]] = await Promise.all([renderScore(score, 4_000, never), renderScore(score, 4_000, never)]);
    expect(one.every((sample, index) => sample === two[index])).toBe(true);
  });
});

it('lets the last seconds fall into step with the match', () => {
  expect(loopSeconds(SCORES.match) / loopSeconds(SCORES.lastSeconds)).toBe(4);
});

it('makes room for a fuse in its last part only', () => {
  expect([0, 0.5, 0.55, 0.8, 1].map(duckingAt)).toEqual([0, 0, 0, 1, 1]);
  expect(duckingAt(0.7)).toBeGreaterThan(duckingAt(0.6));
});
