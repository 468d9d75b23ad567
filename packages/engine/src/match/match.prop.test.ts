import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEARTS } from '../balance/match/hearts.ts';
import { DIFFICULTIES } from '../catalogue/modes.ts';
import { inventWords, listWordIndex, matchSetups, onlyIndex, SAMPLE_WORDS, wildInputs } from '../testing/index.ts';
import { createMatch } from './create-match.ts';
import { nextDeadline } from './match-clock.ts';
import type { MatchEvent } from './state/match-event.ts';
import type { MatchInput } from './state/match-input.ts';
import type { MatchSetup } from './state/match-setup.ts';
import type { MatchState } from './state/match-state.ts';
import { step } from './step.ts';

const words = onlyIndex(listWordIndex([...SAMPLE_WORDS, ...inventWords(150, 3)]));
const runs = { numRuns: 150 };

/** Feeds wild inputs one after the other, each at its gap after the one before. */
function feedAll(
  setup: MatchSetup,
  inputs: readonly MatchInput[],
  watch?: (state: MatchState, events: MatchEvent[]) => void,
) {
  const { state, events } = createMatch(setup, words, 0);
  watch?.(state, events);
  const story = [...events];
  for (const input of inputs) {
    const caused = step(state, { ...input, at: state.now + input.at }, words);
    story.push(...caused);
    watch?.(state, caused);
  }
  return { state, story };
}

function checkInvariants(state: MatchState): void {
  const living = state.players.filter((player) => player.hearts > 0);
  for (const player of state.players) {
    expect(player.hearts).toBeGreaterThanOrEqual(0);
    expect(player.hearts).toBeLessThanOrEqual(HEARTS.most);
    expect(player.creditUsedMs).toBeLessThanOrEqual(5_000);
    expect(player.draft.length).toBeLessThanOrEqual(45);
    expect(player.bankMs ?? 0).toBeGreaterThanOrEqual(0);
    expect(player.eliminatedAtTurn === null).toBe(player.hearts > 0);
  }
  expect(new Set(state.usedWords).size).toBe(state.usedWords.length);
  if (state.phase === 'over') {
    expect(state.holder).toBeNull();
    expect(nextDeadline(state)).toBeNull();
    expect([...state.standings].sort()).toEqual(state.players.map((player) => player.seat).sort());
    return;
  }
  expect(living.filter((player) => player.seat === state.holder)).toHaveLength(1);
  expect(Number.isFinite(nextDeadline(state))).toBe(true);
}

describe('whatever is fed to a match', () => {
  it('hearts stay within bounds, one living player holds the bomb, nothing throws', () => {
    fc.assert(
      fc.property(matchSetups, fc.array(wildInputs, { maxLength: 60 }), (setup, inputs) => {
        feedAll(setup, inputs, checkInvariants);
      }),
      runs,
    );
  });

  it('turns follow one another in time and number', () => {
    fc.assert(
      fc.property(matchSetups, fc.array(wildInputs, { maxLength: 60 }), (setup, inputs) => {
        const turns = feedAll(setup, inputs).story.filter((event) => event.e === 'turn');
        turns.forEach((turn, i) => {
          const before = turns[i - 1];
          expect(turn.turn).toBe(i + 1);
          expect(turn.startedAt).toBeGreaterThanOrEqual(before?.startedAt ?? 0);
          expect(turn.round).toBeGreaterThanOrEqual(before?.round ?? 1);
        });
      }),
      runs,
    );
  });

  it('points, coins and exp are the sums of what was told', () => {
    fc.assert(
      fc.property(matchSetups, fc.array(wildInputs, { maxLength: 60 }), (setup, inputs) => {
        const { state, story } = feedAll(setup, inputs);
        for (const { seat, stats } of state.players) {
          const right = story.filter((event) => event.e === 'correct').filter((event) => event.seat === seat);
          const sum = (of: 'points' | 'exp') => right.reduce((total, event) => total + event[of], 0);
          expect([stats.points, stats.exp, stats.correctWords]).toEqual([sum('points'), sum('exp'), right.length]);
          expect(stats.words.map((word) => word.word)).toEqual(right.map((event) => event.word));
        }
      }),
      runs,
    );
  });

  it('equal inputs give equal states and events', () => {
    fc.assert(
      fc.property(matchSetups, fc.array(wildInputs, { maxLength: 40 }), (setup, inputs) => {
        expect(feedAll(setup, inputs)).toEqual(feedAll(setup, inputs));
      }),
      runs,
    );
  });

  it('the state is plain data: a copy goes on like the original', () => {
    fc.assert(
      fc.property(
        matchSetups,
        fc.array(wildInputs, { maxLength: 30 }),
        fc.array(wildInputs, { maxLength: 30 }),
        (setup, first, then) => {
          const { state } = feedAll(setup, first);
          const copy = JSON.parse(JSON.stringify(state)) as MatchState;
          expect(copy).toEqual(state);
          for (const input of then) {
            const at = { ...input, at: state.now + input.at };
            expect(step(copy, at, words)).toEqual(step(state, at, words));
          }
          expect(copy).toEqual(state);
        },
      ),
      runs,
    );
  });

  it('it does not matter how often the clock is looked at', () => {
    fc.assert(
      fc.property(matchSetups, fc.array(fc.integer({ min: 1, max: 4_000 }), { maxLength: 12 }), (setup, gaps) => {
        const often = createMatch(setup, words, 0).state;
        const once = createMatch(setup, words, 0).state;
        let at = 0;
        for (const gap of gaps) {
          at += gap;
          step(often, { k: 'time', at }, words);
        }
        step(once, { k: 'time', at }, words);
        expect(often).toEqual(once);
      }),
      runs,
    );
  });
});

describe('the clock alone', () => {
  it('ends every match in which people touch no key', () => {
    const people = matchSetups.map((setup) => ({ ...setup, players: setup.players.filter((player) => !player.bot) }));
    fc.assert(
      fc.property(people, (setup) => {
        const { state } = createMatch(setup, words, 0);
        // With time banks everybody has as long.
        const waits = setup.rules.timeBankSeconds > 0 ? setup.players.length : 1;
        for (let at = nextDeadline(state); at !== null; at = nextDeadline(state)) {
          const most = setup.rules.difficulty === DIFFICULTIES.practice ? 300_000 : 90_000;
          expect(at).toBeLessThanOrEqual(most * waits);
          step(state, { k: 'time', at }, words);
        }
        expect(state.phase).toBe('over');
      }),
      runs,
    );
  });

  it('always gets on: every deadline changes something', () => {
    fc.assert(
      fc.property(matchSetups, (setup) => {
        const { state } = createMatch(setup, words, 0);
        for (let i = 0; i < 300 && state.phase === 'playing'; i++) {
          const before = JSON.stringify({ ...state, now: 0 });
          step(state, { k: 'time', at: nextDeadline(state) ?? 0 }, words);
          expect(JSON.stringify({ ...state, now: 0 })).not.toBe(before);
        }
      }),
      { numRuns: 40 },
    );
  });
});
