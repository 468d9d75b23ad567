import { describe, expect, it } from 'vitest';
import type { SeatView } from '../store/room-types.ts';
import { inspectorRows, isPromptShown } from './inspector-rows.ts';

const seat = (id: string, discovered: number, wpm: number, spectating = false) =>
  ({ id, discovered, wpm, spectating }) as SeatView;

describe('the rows of the room inspector', () => {
  it('stand by discoveries, then by words per minute [R0104]', () => {
    const rows = inspectorRows([seat('slow', 2, 20), seat('none', 0, 90), seat('quick', 2, 60), seat('most', 5, 1)]);
    expect(rows.map(({ id }) => id)).toEqual(['most', 'quick', 'slow', 'none']);
  });
  it('leave spectators out [R0362]', () => {
    expect(inspectorRows([seat('watcher', 9, 9, true), seat('player', 0, 0)]).map(({ id }) => id)).toEqual(['player']);
  });
});

describe('a prompt of the log', () => {
  it('stands there with 2 to 4 letters; shorter and longer ones give way to the mode’s name [R0108]', () => {
    const shown = ['A', 'AB', 'ABC', 'ABCD', 'ABCDE'].map((prompt) => isPromptShown({ prompt }));
    expect(shown).toEqual([false, true, true, true, false]);
  });
});
