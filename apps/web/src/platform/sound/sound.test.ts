import { describe, expect, it } from 'vitest';
import { createThrottle, THROTTLE_MS } from './sound.ts';
import { KEY_SETS, renderSamples, tickInterval, VOICES } from './voices.ts';

describe('the voices', () => {
  it('offer six key sounds, all shorter than 70 ms', () => {
    expect(KEY_SETS).toHaveLength(6);
    for (const set of KEY_SETS) expect(VOICES[set].seconds).toBeLessThanOrEqual(0.07);
  });
  it.each(Object.entries(VOICES))('%s is audible and ends silent', (_, voice) => {
    const samples = renderSamples(48_000, voice);
    expect(Math.max(...samples.map(Math.abs))).toBeGreaterThan(0.02);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(2.3);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
  });
  it('tick faster as the fuse gets shorter', () => {
    expect(tickInterval(1)).toBe(900);
    expect(tickInterval(0)).toBe(90);
    expect(tickInterval(0.5)).toBeLessThan(450);
  });
});

describe('the throttle', () => {
  it('lets a key sound through every 40 ms [R0330]', () => {
    let now = 0;
    const allowed = createThrottle(THROTTLE_MS, () => now);
    const received: number[] = [];
    for (; now <= 200; now += 10) if (allowed('key')) received.push(now);
    expect(received).toEqual([0, 40, 80, 120, 160, 200]);
  });
  it('counts each sound for itself', () => {
    const allowed = createThrottle(THROTTLE_MS, () => 0);
    expect([allowed('key'), allowed('tap'), allowed('key')]).toEqual([true, true, false]);
  });
});
