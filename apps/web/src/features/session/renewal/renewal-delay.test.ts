import { describe, expect, it } from 'vitest';
import { renewalDelayMs } from './renewal-delay.ts';

const seconds = (rest: number): number => renewalDelayMs(rest * 1000) / 1000;

describe('the renewal delay', () => {
  it('is four fifths of the remaining life [S0074]', () => {
    expect(seconds(1000)).toBe(800);
    expect(seconds(900)).toBe(720);
    expect(seconds(60)).toBe(48);
  });
  it('ends at the latest 10 s before the token [S0076]', () => {
    expect(seconds(40)).toBe(30);
    expect(seconds(30)).toBe(20);
    expect(seconds(20)).toBe(10);
  });
  it('is at least 5 s, which wins over the 10 s before the end [S0075 S0077]', () => {
    expect(seconds(15)).toBe(5);
    expect(seconds(12)).toBe(5);
    expect(seconds(6)).toBe(5);
    expect(seconds(4)).toBe(5);
  });
  it('is nothing for a token that is over [S0078]', () => {
    expect(seconds(0)).toBe(0);
    expect(seconds(-20)).toBe(0);
  });
});
