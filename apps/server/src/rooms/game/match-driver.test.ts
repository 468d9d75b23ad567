import { DIFFICULTIES, hashMatch, type MatchEvent, type MatchInput, replayMatch } from '@syllaboom/engine';
import { listWordIndex, plainRules, SAMPLE_WORDS, scenarioSetup } from '@syllaboom/engine/testing';
import { expect, it } from 'vitest';
import { MatchDriver, MOST_INPUTS } from './match-driver.ts';

it('a practice that a script never lets end is over before its log fills the memory', () => {
  const setup = scenarioSetup({ players: 1, rules: plainRules({ difficulty: DIFFICULTIES.practice }) });
  const index = listWordIndex(SAMPLE_WORDS, 'en-US');
  const told: MatchEvent[] = [];
  const timer = { now: () => 1_000, later: () => () => undefined, lagMs: () => null };
  const driver = new MatchDriver(
    setup,
    () => index,
    timer,
    (events) => told.push(...events),
    (cause) => {
      throw cause;
    },
  );
  driver.begin();
  const seat = driver.state.players[0]?.seat as never;
  const type = (w: string): MatchInput => ({ k: 'draft', at: 1_000, seat, delta: { t: 'r', w } });
  driver.feed(type('A'));
  // As if it had gone on for hours: the same again changes nothing.
  while (driver.inputs.length < MOST_INPUTS) driver.inputs.push(type('A'));
  expect(driver.state.phase).toBe('playing');
  driver.feed(type('B'));
  expect(driver.state).toMatchObject({ phase: 'over', endReason: 'ended' });
  expect(told.at(-1)).toMatchObject({ e: 'over' });
  driver.feed(type('C'));
  expect(driver.inputs).toHaveLength(MOST_INPUTS + 1);
  const again = replayMatch({ setup, at: driver.at, inputs: driver.inputs, answers: driver.answers });
  expect(hashMatch(again.state)).toBe(hashMatch(driver.state as never));
});
