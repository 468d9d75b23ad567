import { MODE_IDS, MODES, modeTraits } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { mattersInMode, type ScopedSetting, whyOff } from './setting-scope.ts';

const room = { mode: MODES.original as number, sc: 0, t: 0, wpp_s: 0, ranked: false };
const off = (setting: ScopedSetting, changes: Partial<typeof room> = {}) => whyOff(setting, { ...room, ...changes });

describe('what can be set', () => {
  it('is everything in mode 0 but the chain style, the length rule and the upper bound without a range', () => {
    for (const setting of ['difficulty', 'speed', 'heart', 'timer', 'wpp', 'wpp_s', 'sl', 'letter_health'] as const)
      expect([setting, off(setting)]).toEqual([setting, null]);
    expect([off('chain_style'), off('length_mode'), off('wpp_l')]).toEqual(['mode', 'mode', 'range']);
    expect(off('wpp_l', { wpp_s: 3 })).toBeNull();
  });
  it('is the chain style in mode 1 and the length rule in mode 6', () => {
    expect(off('chain_style', { mode: MODES.chainWord })).toBeNull();
    expect(off('length_mode', { mode: MODES.lengthLimit })).toBeNull();
    expect(off('wpp', { mode: MODES.lengthLimit })).toBe('mode');
  });
  it('leaves the climb its own speed and hearts, and yapping nothing', () => {
    expect([off('speed', { mode: MODES.climb }), off('heart', { mode: MODES.climb })]).toEqual(['mode', 'mode']);
    for (const setting of ['difficulty', 'speed', 'heart', 'timer', 'sl'] as const)
      expect(off(setting, { mode: MODES.yapping })).toBe('mode');
  });
  it('is what the chosen scenario does not set, in mode 0 alone', () => {
    expect([off('heart', { sc: 8 }), off('timer', { sc: 8 }), off('wpp', { sc: 8 })]).toEqual([
      'scenario',
      'scenario',
      null,
    ]);
    expect([off('wpp', { sc: 7 }), off('sl', { sc: 7 }), off('sl', { sc: 14 })]).toEqual([
      'scenario',
      null,
      'scenario',
    ]);
    expect([off('heart', { sc: 99 }), off('wpp', { sc: 99 })]).toEqual([null, null]);
    expect(off('heart', { sc: 8, mode: MODES.chainWord })).toBeNull();
  });
  it('is the bonus alphabet in the modes in which words wear it, and in no other', () => {
    for (const setting of ['letter_health', 'casual_alphabet'] as const)
      expect(MODE_IDS.filter((mode) => mattersInMode(setting, mode))).toEqual(
        MODE_IDS.filter((mode) => modeTraits(mode).hasAlphabetBonus),
      );
  });
  it('is neither fuse nor hearts while a time bank counts', () => {
    expect([off('speed', { t: 60 }), off('heart', { t: 60 })]).toEqual(['timer', 'timer']);
    expect(off('heart', { t: 60, mode: MODES.cardBet })).toBeNull();
    expect(off('speed', { t: 60, mode: MODES.scapes })).toBeNull();
  });
  it('is nothing in a ranked room', () => {
    expect([off('speed', { ranked: true }), off('wpp', { ranked: true })]).toEqual(['ranked', 'ranked']);
  });
});
