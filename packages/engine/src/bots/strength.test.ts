import { describe, expect, it } from 'vitest';
import { BOT_PRESETS, BOT_SLIDERS, BOT_STRENGTHS } from '../balance/room/bots.ts';
import { QUICK_BOTS } from '../balance/room/quick-play.ts';
import { profileOf, strengthOf } from './strength.ts';

describe('the presets of bots', () => {
  it('are called by what their sliders are', () => {
    for (const strength of BOT_STRENGTHS) expect(strengthOf(BOT_PRESETS[strength])).toBe(strength);
    expect(strengthOf({ ...BOT_PRESETS.sharp, typoAmount: 3 })).toBeNull();
  });

  it('stand within the sliders, and the sliders at first where fair is', () => {
    for (const preset of Object.values(BOT_PRESETS)) {
      for (const [name, { least, most }] of Object.entries(BOT_SLIDERS)) {
        expect(preset[name as keyof typeof preset]).toBeGreaterThanOrEqual(least);
        expect(preset[name as keyof typeof preset]).toBeLessThanOrEqual(most);
      }
    }
    const { typingSpeed, typoAmount, thinkingTime } = BOT_SLIDERS;
    const first = {
      typingSpeed: typingSpeed.default,
      typoAmount: typoAmount.default,
      thinkingTime: thinkingTime.default,
    };
    expect(strengthOf(first)).toBe('fair');
  });

  it('grow faster, surer and quicker of thought from one to the next', () => {
    const [gentle, fair, sharp] = BOT_STRENGTHS.map((strength) => BOT_PRESETS[strength]);
    for (const [weak, strong] of [
      [gentle, fair],
      [fair, sharp],
    ] as const) {
      expect(strong?.typingSpeed).toBeGreaterThan(weak?.typingSpeed ?? 99);
      expect(strong?.typoAmount).toBeLessThan(weak?.typoAmount ?? 0);
      expect(strong?.thinkingTime).toBeLessThan(weak?.thinkingTime ?? 0);
    }
  });

  it('lend their words to bots with sliders of their own, by how fast these type', () => {
    const words = Array.from({ length: 10 }, (_, i) => profileOf({ ...BOT_PRESETS.fair, typingSpeed: i + 1 }).words);
    expect(words).toEqual([...Array(4).fill('gentle'), ...Array(3).fill('fair'), ...Array(3).fill('sharp')]);
  });

  it('sit down at a table of quick play without a sharp one', () => {
    expect([...new Set(QUICK_BOTS)].sort()).toEqual(['fair', 'gentle']);
  });
});
