import { describe, expect, it } from 'vitest';
import { BOT_SLIDERS } from '../balance/room/bots.ts';
import type { SeatId } from '../ids.ts';
import { nextDeadline } from '../match/match-clock.ts';
import { submitBudget } from '../room/room-rules.ts';
import { inventWords, listWordIndex, play, type Scenario } from '../testing/index.ts';

/** Plays on by the clock alone; the times of every bot's submits. */
function runsOut(match: Scenario): Map<SeatId, number[]> {
  const submits = new Map<SeatId, number[]>();
  while (match.state.phase === 'playing') {
    match.feed({ k: 'time' }, nextDeadline(match.state) ?? match.state.now);
    for (const { seat } of [...match.caused('wrong'), ...match.caused('correct')])
      submits.set(seat, [...(submits.get(seat) ?? []), match.state.now]);
  }
  return submits;
}

/** Whether the players' rate limit would have let all of them through. */
function keepsLimit(times: readonly number[]): boolean {
  let recent: readonly number[] = [];
  return times.every((at) => {
    const budget = submitBudget(recent, at);
    ({ recent } = budget);
    return budget.allowed;
  });
}

describe('200 matches of bots', () => {
  const words = listWordIndex(inventWords(1_500, 7));
  const between = ({ least, most }: { least: number; most: number }, n: number) => least + (n % (most - least + 1));
  const results = Array.from({ length: 200 }, (_, i) => {
    const bots = Array.from({ length: 2 + (i % 3) }, (_ignored, n) => ({
      typingSpeed: between(BOT_SLIDERS.typingSpeed, i + n * 3),
      typoAmount: between(BOT_SLIDERS.typoAmount, i * 3 + n),
      thinkingTime: between(BOT_SLIDERS.thinkingTime, i * 5 + n),
    }));
    const rules = {
      difficulty: ([0, 0, 1, 3] as const)[i % 4] ?? 0,
      speed: ([1, 2, 3, 8] as const)[(i >> 2) % 4] ?? 1,
    };
    const match = play({ players: 0, bots, seed: i, hearts: 1, rules, words });
    const submits = runsOut(match);
    return { state: match.state, submits };
  });

  it('all end with a winner', () => {
    expect(results.map(({ state }) => state.endReason)).toEqual(Array(200).fill('lastAlive'));
    expect(results.every(({ state }) => state.winner !== null)).toBe(true);
  });

  it('keep the rate limit of people', () => {
    expect(results.flatMap(({ submits }) => [...submits.values()]).every(keepsLimit)).toBe(true);
  });
});
