import { describe, expect, it } from 'vitest';
import { BotNames } from './bot-names.ts';

const draw = (names: BotNames, count: number, taken: string[] = []): string[] =>
  Array.from({ length: count }, () => names.draw(new Set(taken)));

describe('BotNames', () => {
  it('draws the same names from the same seed and others from another', () => {
    expect(draw(new BotNames(7), 5)).toEqual(draw(new BotNames(7), 5));
    expect(draw(new BotNames(7), 5)).not.toEqual(draw(new BotNames(8), 5));
  });

  it('never draws a name twice, not even when the list is used up', () => {
    expect(new Set(draw(new BotNames(1), 100)).size).toBe(100);
  });

  it('leaves out names that somebody has, whatever their case', () => {
    const [first = '', second = ''] = draw(new BotNames(3), 2);
    expect(new BotNames(3).draw(new Set([first.toLowerCase()]))).toBe(second);
  });
});
