import { applyDelta, type DraftDelta } from '@syllaboom/engine';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSender } from './draft-sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const listen = () => {
  const deltas: DraftDelta[] = [];
  return { deltas, sender: createDraftSender((delta) => deltas.push(delta)) };
};

describe('the own draft', () => {
  it('goes out 16 ms after a key, keys within that time together [R0448]', () => {
    const { deltas, sender } = listen();
    sender.change('R');
    sender.change('RA');
    vi.advanceTimersByTime(15);
    expect(deltas).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(deltas).toEqual([{ t: 'a', a: 'RA' }]);
    sender.change('RATION');
    vi.advanceTimersByTime(16);
    sender.change('RATIO');
    vi.advanceTimersByTime(16);
    sender.change('PATIO');
    vi.advanceTimersByTime(16);
    expect(deltas.slice(1)).toEqual([
      { t: 'a', a: 'TION' },
      { t: 'd', l: 1 },
      { t: 'c', p: 0, d: 1, a: 'P' },
    ]);
  });
  it('is whole after the room forgot it, and silent after a submit', () => {
    const { deltas, sender } = listen();
    sender.change('RATIO');
    sender.cancel();
    vi.advanceTimersByTime(50);
    expect(deltas).toEqual([]);
    sender.reset();
    sender.change('ING');
    vi.advanceTimersByTime(16);
    expect(deltas).toEqual([{ t: 'r', w: 'ING' }]);
  });
  it('is the same on both sides whatever is typed [R0449]', () => {
    const words = fc.array(fc.tuple(fc.stringMatching(/^[A-D]{0,12}$/), fc.integer({ min: 0, max: 40 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(words, (steps) => {
        let theirs = '';
        const sender = createDraftSender((delta) => {
          theirs = applyDelta(theirs, delta);
        });
        for (const [word, pause] of steps) {
          sender.change(word);
          vi.advanceTimersByTime(pause);
        }
        vi.advanceTimersByTime(16);
        expect(theirs).toBe(steps.at(-1)?.[0] ?? '');
      }),
    );
  });
});
