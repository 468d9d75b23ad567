import { expect } from 'vitest';
import { EXPECTATIONS, type Expected } from './economy-expectations.ts';
import { type EconomyState, readState } from './economy-state.ts';
import type { EconomyStep } from './economy-steps.ts';
import type { EconomyWorld, Outcome } from './economy-world.ts';

/** Compares what is there after a step with what it should have changed. */
export async function judge(
  world: EconomyWorld,
  before: EconomyState,
  step: EconomyStep,
  outcome: Outcome,
): Promise<EconomyState> {
  const after = await readState(world);
  if (step.does === 'match') {
    expectNothingLost(before, after);
    return after;
  }
  const state = structuredClone(before);
  const [person, own] = [world.people[step.who], state.people[step.who]];
  if (person === undefined || own === undefined) throw new RangeError('Nobody there');
  const expectation = EXPECTATIONS[step.does] as (expected: Expected) => boolean | Promise<boolean>;
  const isGranted = await expectation({ world, step, outcome, person, state, own });
  const said = JSON.stringify([step, outcome]);
  expect([outcome.done, after], said).toEqual([isGranted, isGranted ? state : before]);
  return after;
}

function expectNothingLost(before: EconomyState, after: EconomyState): void {
  for (const [n, { purse, looks }] of before.people.entries()) {
    const now = after.people[n];
    for (const currency of ['coin', 'diamond', 'key'] as const)
      expect(now?.purse[currency]).toBeGreaterThanOrEqual(purse[currency]);
    expect(now?.looks).toEqual(expect.arrayContaining(looks));
  }
}
