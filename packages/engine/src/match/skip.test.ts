import { describe, expect, it } from 'vitest';
import { MODES } from '../catalogue/modes.ts';
import { SKIP } from '../balance/match/skip.ts';
import { asSeatId } from '../ids.ts';
import { play, type ScenarioOptions } from '../testing/index.ts';
import { nextDeadline } from './match-clock.ts';
import { summariseMatch } from './record/summarise-match.ts';

const bot = { typingSpeed: 7, typoAmount: 5, thinkingTime: 4 };
const options: ScenarioOptions = { players: 2, bots: [bot, bot], hearts: 2, seed: 5 };
const me = asSeatId('p1');
const other = asSeatId('p2');

/** Both people are out, two bots play on. */
const leftToBots = () => {
  return play(options).feed({ k: 'leave', seat: me }).feed({ k: 'leave', seat: other });
};
/** Everything but what a skip itself leaves. */
const outcome = (match: ReturnType<typeof play>) => {
  const { skippedAt: _, skippedSteps: __, ...state } = match.state;
  return state;
};

describe('skipping to the result', () => {
  it('ends a match of bots at once, as it would have ended by the clock', () => {
    const waited = leftToBots().runsOut();
    const skipped = leftToBots().feed({ k: 'skip', seat: me });
    expect(skipped.isOver().caused('over')).toHaveLength(1);
    expect(outcome(skipped)).toEqual(outcome(waited));
    expect(summariseMatch(skipped.state)).toEqual(summariseMatch(waited.state));
  });
  it('tells who went out and the end, none of the turns', () => {
    const { events } = leftToBots().feed({ k: 'skip', seat: me });
    expect(new Set(events.map(({ e }) => e))).toEqual(new Set(['eliminated', 'over']));
  });
  it('is nothing while a person plays, nor for bots, watchers, or who joined later', () => {
    const match = play(options);
    expect(match.feed({ k: 'leave', seat: me }).feed({ k: 'skip', seat: me }).state.skippedAt).toBeUndefined();
    match.feed({ k: 'leave', seat: other });
    for (const seat of ['bot1', 'watcher'])
      expect(match.feed({ k: 'skip', seat: asSeatId(seat) }).state.skippedAt).toBeUndefined();
    expect(match.feed({ k: 'skip', seat: other }).state.phase).toBe('over');
  });
  it('is nothing where people may still sit down', () => {
    const match = play({ ...options, rules: { mode: MODES.yapping } });
    match.feed({ k: 'leave', seat: me }).feed({ k: 'leave', seat: other });
    expect(match.feed({ k: 'skip', seat: me }).state.skippedAt).toBeUndefined();
  });
  it('takes a long match in several goes that wait for no clock', () => {
    const match = leftToBots();
    match.state.players.forEach((player) => {
      if (player.bot) player.hearts = 40;
    });
    match.feed({ k: 'skip', seat: me });
    const { skippedAt } = match.state;
    let goes = 1;
    for (; match.state.phase === 'playing'; goes++) {
      expect(match.state.skippedSteps).toBe(goes * SKIP.stepsAtOnce);
      expect(nextDeadline(match.state)).toBe(skippedAt);
      match.feed({ k: 'time' }, skippedAt);
    }
    expect(goes).toBeGreaterThan(1);
    expect(nextDeadline(match.state)).toBeNull();
  });
});
