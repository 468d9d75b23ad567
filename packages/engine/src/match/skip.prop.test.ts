import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inventWords, listWordIndex, matchSetups, onlyIndex, SAMPLE_WORDS } from '../testing/index.ts';
import { fuzzSetups } from '../testing/fuzz/fuzz-setups.ts';
import { FUZZ_WORDS } from '../testing/fuzz/fuzz-words.ts';
import type { WordSource } from '../word-index.ts';
import { createMatch } from './create-match.ts';
import { nextDeadline } from './match-clock.ts';
import type { MatchSetup } from './state/match-setup.ts';
import type { MatchState } from './state/match-state.ts';
import { isLeftToBots } from './skip.ts';
import { step } from './step.ts';

const MOST_STEPS = 60_000;
const words = onlyIndex(listWordIndex([...SAMPLE_WORDS, ...inventWords(150, 3)]));

/** The match after all people have left it; null where nobody plays on. */
function leftToBots(setup: MatchSetup, source: WordSource, skips: boolean): MatchState | null {
  const { state } = createMatch(setup, source, 0);
  const people = state.players.filter(({ bot }) => bot === null);
  for (const { seat } of people) step(state, { k: 'leave', at: 500, seat }, source);
  const [first] = people;
  if (!first || !isLeftToBots(state)) return null;
  if (skips) step(state, { k: 'skip', at: 500, seat: first.seat }, source);
  for (let i = 0; i < MOST_STEPS && state.phase === 'playing'; i++)
    step(state, { k: 'time', at: nextDeadline(state) ?? 0 }, source);
  delete state.skippedAt;
  delete state.skippedSteps;
  return state;
}

describe('skipping to the result changes nothing of it', () => {
  it.each([
    ['turns', matchSetups, words, 40],
    ['all modes', fuzzSetups, FUZZ_WORDS, 40],
  ] as const)('in matches of %s', (_, setups, source, numRuns) => {
    fc.assert(
      fc.property(setups, (setup) => {
        expect(leftToBots(setup, source, true)).toEqual(leftToBots(setup, source, false));
      }),
      { numRuns },
    );
  });
});
