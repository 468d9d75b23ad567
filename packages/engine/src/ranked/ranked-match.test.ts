import { describe, expect, it } from 'vitest';
import { rulesFromSettings } from '../room/match-rules.ts';
import { inventWords, listWordIndex, play } from '../testing/index.ts';
import { rankedSettings } from './ranked-settings.ts';

const words = listWordIndex(inventWords(3_000, 7));
const rules = rulesFromSettings(rankedSettings('en-US'), { ranked: true, calm: false });
const MATCHES = 40;

/** Ranked matches of two bots that type as fast as this. */
function playMatches(speeds: readonly [number, number]) {
  return Array.from({ length: MATCHES }, (_, seed) => {
    const bots = speeds.map((typingSpeed) => ({ typingSpeed, typoAmount: 4, thinkingTime: 4 }));
    return play({ players: 0, bots, rules, words, seed }).runsOut().state;
  });
}
const minutesOf = (states: ReturnType<typeof playMatches>): number[] =>
  states.map(({ startedAt, endedAt, now }) => ((endedAt ?? now) - startedAt) / 60_000).toSorted((a, b) => a - b);
const winsOfFirst = (states: ReturnType<typeof playMatches>): number =>
  states.filter(({ winner }) => winner === 'bot1').length;

describe('whole ranked matches', () => {
  it('between equals all have a winner, either of them, after 5 to 25 minutes', () => {
    const states = playMatches([6, 6]);
    expect(states.map(({ endReason }) => endReason)).toEqual(Array(MATCHES).fill('lastAlive'));
    expect(winsOfFirst(states)).toBeGreaterThan(MATCHES * 0.25);
    expect(winsOfFirst(states)).toBeLessThan(MATCHES * 0.75);
    const minutes = minutesOf(states);
    expect(minutes[MATCHES / 2]).toBeGreaterThan(5);
    expect(minutes.at(-1)).toBeLessThan(25);
  });

  it('between unequals are won by the better one', () => {
    const states = playMatches([8, 4]);
    expect(states.every(({ winner }) => winner !== null)).toBe(true);
    expect(winsOfFirst(states)).toBeGreaterThan(MATCHES * 0.9);
  });
});
