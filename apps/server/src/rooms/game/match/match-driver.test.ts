import {
  CLOCK,
  DIFFICULTIES,
  hashMatch,
  type MatchEvent,
  type MatchInput,
  replayMatch,
  type SeatId,
  ROOM,
} from '@syllaboom/engine';
import { listWordIndex, plainRules, SAMPLE_WORDS, scenarioSetup } from '@syllaboom/engine/testing';
import { describe, expect, it } from 'vitest';
import { MatchDriver } from './match-driver.ts';

it('a practice that a script never lets end is over before its log fills the memory', () => {
  const setup = scenarioSetup({ players: 1, rules: plainRules({ difficulty: DIFFICULTIES.practice }) });
  const index = listWordIndex(SAMPLE_WORDS, 'en-US');
  const received: MatchEvent[] = [];
  const timer = { now: () => 1_000, later: () => () => undefined, lagMs: () => null };
  const driver = new MatchDriver(
    setup,
    () => index,
    timer,
    (events) => received.push(...events),
    (cause) => {
      throw cause;
    },
  );
  driver.begin();
  const seat = driver.state.players[0]?.seat as never;
  const type = (w: string): MatchInput => ({ k: 'draft', at: 1_000, seat, delta: { t: 'r', w } });
  driver.feed(type('A'));
  // As if it had gone on for hours: the same again changes nothing.
  while (driver.inputs.length < ROOM.mostMatchInputs) driver.inputs.push(type('A'));
  expect(driver.state.phase).toBe('playing');
  driver.feed(type('B'));
  expect(driver.state).toMatchObject({ phase: 'over', endReason: 'halted' });
  expect(received.at(-1)).toMatchObject({ e: 'over' });
  driver.feed(type('C'));
  expect(driver.inputs).toHaveLength(ROOM.mostMatchInputs + 1);
  const again = replayMatch({ setup, at: driver.at, inputs: driver.inputs, answers: driver.answers });
  expect(hashMatch(again.state)).toBe(hashMatch(driver.state as never));
});

describe('the timer of a match', () => {
  const practice = scenarioSetup({ players: 1, rules: plainRules({ difficulty: DIFFICULTIES.practice }) });

  function start(lagMs: () => number | null = () => null) {
    const clock = { now: 1_000, timers: new Map<number, { readonly at: number; readonly run: () => void }>(), set: 0 };
    const timer = {
      now: () => clock.now,
      later: (ms: number, run: () => void) => {
        const id = ++clock.set;
        clock.timers.set(id, { at: clock.now + ms, run });
        return () => void clock.timers.delete(id);
      },
      lagMs,
    };
    const index = listWordIndex(SAMPLE_WORDS, 'en-US');
    const driver = new MatchDriver(
      practice,
      () => index,
      timer,
      () => undefined,
      (cause) => {
        throw cause;
      },
    );
    driver.begin();
    const seat = driver.state.players[0]?.seat as SeatId;
    return {
      clock,
      driver,
      type: () => driver.feed({ k: 'draft', at: clock.now, seat, delta: { t: 'r', w: 'A' } }),
      /** Lets the time pass until `at`; whatever is due on the way fires. */
      pass(at: number): void {
        for (;;) {
          const due = [...clock.timers].find(([, waiting]) => waiting.at <= at);
          if (!due) break;
          clock.timers.delete(due[0]);
          clock.now = Math.max(clock.now, due[1].at);
          due[1].run();
        }
        clock.now = at;
      },
    };
  }

  it('is not set anew by keys that only put the end off, yet the end comes when it is due', () => {
    const { clock, driver, type, pass } = start();
    for (let key = 1; key <= 100; key++) {
      pass(1_000 + key * 500);
      type();
    }
    expect([clock.set, clock.timers.size]).toEqual([1, 1]);
    const last = clock.now;
    pass(last + CLOCK.noInputPracticeMs - 1);
    expect(driver.state.phase).toBe('playing');
    // Looking too early is no input: it must not be in the log.
    expect(driver.inputs.every(({ k }) => k === 'draft')).toBe(true);
    pass(last + CLOCK.noInputPracticeMs + 1);
    expect(driver.state).toMatchObject({ phase: 'over', endReason: 'noInput' });
    expect(clock.timers.size).toBe(0);
  });

  it('round trips are looked at twice a second at most, and told when they changed', () => {
    let asked = 0;
    let lagMs = 40;
    const { clock, driver, type, pass } = start(() => {
      asked++;
      return lagMs;
    });
    for (let key = 1; key <= 100; key++) {
      pass(1_000 + key * 50);
      type();
    }
    expect(asked).toBe(11);
    lagMs = 84;
    pass(clock.now + 600);
    type();
    expect(driver.inputs.filter(({ k }) => k === 'lag')).toMatchObject([{ lagMs: 40 }, { lagMs: 90 }]);
  });
});
