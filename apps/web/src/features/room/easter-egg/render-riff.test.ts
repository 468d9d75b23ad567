import { describe, expect, it } from 'vitest';
import { EGG_MS, EGG_STAGES } from './egg-plan.ts';
import { RIFF_SECONDS, renderRiff } from './render-riff.ts';

describe('the riff', () => {
  it('is a loop that can be heard and never clips', () => {
    const samples = renderRiff(8000);
    expect(samples).toHaveLength(Math.ceil(RIFF_SECONDS * 8000));
    const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    expect(loudest).toBeGreaterThan(0.3);
    expect(loudest).toBeLessThanOrEqual(1);
    expect(samples.every(Number.isFinite)).toBe(true);
  });
});

describe('the plan', () => {
  it('has three pictures at 5, 22 and 55 s of 74, and four volumes [R0547]', () => {
    expect(EGG_STAGES.filter(({ picture }) => picture).map(({ fromMs }) => fromMs)).toEqual([5000, 22_000, 55_000]);
    expect(EGG_STAGES.map(({ volume }) => volume)).toEqual([0.15, 0.25, 0.35, 0.4]);
    expect(EGG_MS).toBe(74_000);
  });
});
