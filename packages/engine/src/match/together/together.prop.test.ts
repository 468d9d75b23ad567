import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEARTS } from '../../balance/match/hearts.ts';
import { asSeatId, type SeatId } from '../../ids.ts';
import { hashMatch } from '../../replay/hash-match.ts';
import { type MatchLog, replayMatch } from '../../replay/replay-match.ts';
import { recordAnswers } from '../../replay/dictionary-answers.ts';
import { inventWords, listWordIndex, matchSetups, onlyIndex, SAMPLE_WORDS, wildInputs } from '../../testing/index.ts';
import { createMatch } from '../create-match.ts';
import { nextDeadline } from '../match-clock.ts';
import type { TriviaQuestion } from '../state/match-content.ts';
import type { MatchEvent } from '../state/match-event.ts';
import type { MatchInput } from '../state/match-input.ts';
import type { MatchSetup } from '../state/match-setup.ts';
import type { MatchState } from '../state/match-state.ts';
import { step } from '../step.ts';
import { viewMatch, viewMode } from '../view-match.ts';

const SCRABBLE = 'LISTEN SILENT LINES TEN NET IN IT STATION STAIN SAINT NOT TON'.split(' ');
const words = onlyIndex(listWordIndex([...SAMPLE_WORDS, ...SCRABBLE, ...inventWords(150, 3)]));
const runs = { numRuns: 60 };
const MODES_TOGETHER = [5, 10, 11, 99] as const;

const questions: TriviaQuestion[] = Array.from({ length: 25 }, (_, i) => ({
  q: `Question ${i}?`,
  a: ['one', 'two', 'three', 'four'],
  correct: (i % 4) as 0 | 1 | 2 | 3,
  d: (i % 5) as 0 | 1 | 2 | 3 | 4,
  author: null,
}));

const setups = fc
  .tuple(matchSetups, fc.constantFrom(...MODES_TOGETHER))
  .map(([setup, mode]): MatchSetup => ({ ...setup, rules: { ...setup.rules, mode }, material: { questions } }));

const seats = fc.constantFrom('p1', 'p2', 'p3', 'bot1', 'late').map(asSeatId);
const at = fc.integer({ min: 0, max: 9_000 });
const inputs: fc.Arbitrary<MatchInput[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: wildInputs },
    fc.record({
      k: fc.constant('submit' as const),
      at,
      seat: seats,
      word: fc.constantFrom(...SCRABBLE, '0', '2'),
      creditMs: fc.constant(100),
    }),
    fc.record({
      k: fc.constant('choose' as const),
      at,
      seat: seats,
      choice: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constant(Number.NaN)),
      creditMs: fc.constantFrom(0, 200, Number.NaN),
    }),
    fc.record({ k: fc.constant('join' as const), at, seat: seats, language: fc.constant('en-US' as const) }),
  ),
  { maxLength: 40 },
);

/** Feeds inputs one after the other, each at its gap after the one before. */
function feedAll(setup: MatchSetup, given: readonly MatchInput[], watch?: (state: MatchState) => void) {
  const { state, events } = createMatch(setup, words, 0);
  watch?.(state);
  const story: MatchEvent[] = [...events];
  for (const input of given) {
    story.push(...step(state, { ...input, at: state.now + input.at }, words));
    watch?.(state);
  }
  return { state, story };
}

function checkInvariants(state: MatchState): void {
  expect(state.holder).toBeNull();
  for (const player of state.players) {
    expect(player.hearts).toBeGreaterThanOrEqual(0);
    expect(player.hearts).toBeLessThanOrEqual(HEARTS.most);
    expect(player.creditUsedMs).toBeLessThanOrEqual(5_000);
    expect(player.draft.length).toBeLessThanOrEqual(45);
    expect(player.eliminatedAtTurn === null).toBe(player.hearts > 0);
    expect(player.stats.points).toBeGreaterThanOrEqual(0);
  }
  expect(new Set(state.players.map(({ seat }) => seat)).size).toBe(state.players.length);
  if (state.phase === 'over') {
    expect(nextDeadline(state)).toBeNull();
    expect([...state.standings].sort()).toEqual(state.players.map((player) => player.seat).sort());
    return;
  }
  expect(Number.isFinite(nextDeadline(state))).toBe(true);
  expect(state.turnStartsAt === null).toBe(state.turnEndsAt !== null);
}

interface Secrets {
  choices?: { seat: SeatId; index: number }[];
  reveal?: unknown;
  words?: string[];
  finds?: { seat: SeatId; word: string }[];
}

/** The same match with everything changed that the viewer must not be able to tell. */
function disguise(state: MatchState, viewer: SeatId | null): MatchState {
  const copy = JSON.parse(JSON.stringify(state)) as MatchState;
  const { own } = copy.modeState as { own: Secrets };
  if (own.finds) {
    // How long the words are is told.
    own.words = own.words?.map((word) => 'X'.repeat(word.length)) ?? [];
    own.finds = own.finds.map((find) =>
      find.seat === viewer ? find : { ...find, word: 'X'.repeat(find.word.length) },
    );
  }
  if (own.choices && !own.reveal) {
    own.choices = own.choices.map((choice) =>
      choice.seat === viewer ? choice : { ...choice, index: 3 - choice.index },
    );
  }
  const content = {
    questions: questions.map((question) => ({ ...question, correct: ((question.correct + 1) % 4) as 0 | 1 | 2 | 3 })),
  };
  return { ...copy, content, botPlans: {}, seed: 7, random: { value: 1 }, usedWords: [] };
}

describe('whatever is fed to a table at which everybody plays at once', () => {
  it('hearts stay within bounds, nobody holds a bomb, nothing throws', () => {
    fc.assert(
      fc.property(setups, inputs, (setup, given) => void feedAll(setup, given, checkInvariants)),
      runs,
    );
  });

  it('no view tells an answer that is still open, another one’s choice, or the words of others [R0188]', () => {
    fc.assert(
      fc.property(setups, inputs, (setup, given) => {
        const { state } = feedAll(setup, given);
        for (const viewer of [null, ...state.players.map(({ seat }) => seat)]) {
          const other = disguise(state, viewer);
          expect(viewMode(other, viewer)).toEqual(viewMode(state, viewer));
          expect(viewMatch(other, viewer)).toEqual(viewMatch(state, viewer));
        }
      }),
      runs,
    );
  });

  it('no event tells the right answer before the reveal, or a circle’s words to others', () => {
    fc.assert(
      fc.property(setups, inputs, (setup, given) => {
        const { story } = feedAll(setup, given);
        const quiet = setup.rules.mode === 10 || setup.rules.mode === 11 ? ['correct', 'draft', 'hint'] : [];
        for (const event of story) {
          expect(quiet).not.toContain(event.e);
          if (event.e === 'turn') expect(event.seat).toBeNull();
        }
        if (setup.rules.mode === 11)
          expect(JSON.stringify(story.filter(({ e }) => e !== 'reveal'))).not.toContain('"correct"');
      }),
      runs,
    );
  });

  it('the state is plain data, and equal inputs give equal matches', () => {
    fc.assert(
      fc.property(setups, inputs, inputs, (setup, first, then) => {
        const { state } = feedAll(setup, first);
        expect(feedAll(setup, first).state).toEqual(state);
        const copy = JSON.parse(JSON.stringify(state)) as MatchState;
        expect(copy).toEqual(state);
        for (const input of then) {
          const later = { ...input, at: state.now + input.at };
          expect(step(copy, later, words)).toEqual(step(state, later, words));
        }
        expect(copy).toEqual(state);
      }),
      runs,
    );
  });

  it('it does not matter how often the clock is looked at', () => {
    fc.assert(
      fc.property(setups, fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 12 }), (setup, gaps) => {
        const often = createMatch(setup, words, 0).state;
        const once = createMatch(setup, words, 0).state;
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          step(often, { k: 'time', at: now }, words);
        }
        step(once, { k: 'time', at: now }, words);
        expect(often).toEqual(once);
      }),
      runs,
    );
  });

  it('its log plays again to the same end, without a dictionary', () => {
    fc.assert(
      fc.property(setups, inputs, (setup, given) => {
        const answers: unknown[] = [];
        const source = recordAnswers(words, (answer) => answers.push(answer));
        const { state } = createMatch(setup, source, 0);
        const fed: MatchInput[] = [];
        for (const input of given) {
          const whole = { ...input, at: state.now + (Number.isFinite(input.at) ? Math.max(0, input.at) : 0) };
          fed.push(whole);
          step(state, whole, source);
        }
        const log = JSON.parse(JSON.stringify({ setup, at: 0, inputs: fed, answers })) as MatchLog;
        expect(hashMatch(replayMatch(log).state)).toBe(hashMatch(state));
      }),
      runs,
    );
  });
});

describe('the clock alone', () => {
  it('ends every match: bots play to the end, and people who do nothing are not waited for', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const { state } = createMatch(setup, words, 0);
        for (let i = 0; i < 60_000 && state.phase === 'playing'; i++) {
          step(state, { k: 'time', at: nextDeadline(state) ?? 0 }, words);
        }
        expect(state.phase).toBe('over');
      }),
      { numRuns: 30 },
    );
  });

  it('a table of 32 catches up with half a minute in one step', () => {
    const players = Array.from({ length: 32 }, (_, i) => ({
      seat: asSeatId(`bot${i}`),
      language: 'en-US' as const,
      bot: { typingSpeed: 10, typoAmount: 10, thinkingTime: 3 },
    }));
    fc.assert(
      fc.property(matchSetups, fc.constantFrom(...MODES_TOGETHER), (setup, mode) => {
        const { state } = createMatch(
          { ...setup, players, rules: { ...setup.rules, mode }, material: { questions } },
          words,
          0,
        );
        step(state, { k: 'time', at: 30_000 }, words);
        expect(state.now).toBe(30_000);
      }),
      { numRuns: 6 },
    );
  });
});
