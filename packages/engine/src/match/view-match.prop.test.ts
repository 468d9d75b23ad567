import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listWordIndex, matchSetups, onlyIndex, SAMPLE_WORDS, wildInputs } from '../testing/index.ts';
import { createMatch } from './create-match.ts';
import type { MatchState } from './state/match-state.ts';
import { step } from './step.ts';
import { viewMatch } from './view-match.ts';

const words = onlyIndex(listWordIndex(SAMPLE_WORDS));

/** The same match with everything changed that the viewer must not be able to tell. */
function disguise(state: MatchState, viewer: string | null): MatchState {
  const copy = JSON.parse(JSON.stringify(state)) as MatchState;
  const players = copy.players.map((player) => ({
    ...player,
    bot: player.bot && { typingSpeed: 1, typoAmount: 1, thinkingTime: 3 },
    creditUsedMs: player.creditUsedMs + 7,
    lagMs: 77,
    idleTurns: player.idleTurns + 1,
    droppedAt: null,
    stats:
      player.seat === viewer
        ? player.stats
        : {
            ...player.stats,
            coins: 1,
            exp: 2,
            diamonds: 3,
            keys: 4,
            bombs: 5,
            tiles: ['X'],
            untrusted: true,
            reactMs: 6,
          },
  }));
  return {
    ...copy,
    players,
    seed: 99,
    random: { value: 1 },
    botPlans: {},
    usedPrompts: ['NONE'],
    usedPromptCounts: [1],
    usedWords: [],
    scales: {},
    modeState: 'secret',
    lastInputAt: -1,
    firstKeyAt: -1,
    widenedTold: !copy.widenedTold,
  };
}

const matches = fc.tuple(matchSetups, fc.array(wildInputs, { maxLength: 30 })).map(([setup, inputs]) => {
  const { state } = createMatch(setup, words, 0);
  for (const input of inputs) step(state, { ...input, at: state.now + input.at }, words);
  return state;
});

describe('the view of a match', () => {
  it('tells no viewer what is hidden: seed, generator, bots’ plans and minds, credits, other people’s earnings', () => {
    fc.assert(
      fc.property(matches, (state) => {
        for (const viewer of [null, ...state.players.map((player) => player.seat)]) {
          expect(viewMatch(disguise(state, viewer), viewer)).toEqual(viewMatch(state, viewer));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('shows the own earnings, and everybody the table', () => {
    fc.assert(
      fc.property(matches, (state) => {
        const [first] = state.players;
        expect(viewMatch(state, first?.seat ?? null).own).toEqual(first?.stats);
        const view = viewMatch(state, null);
        expect(view.own).toBeNull();
        expect(view.players.map(({ seat, hearts, draft }) => ({ seat, hearts, draft }))).toEqual(
          state.players.map(({ seat, hearts, draft }) => ({ seat, hearts, draft })),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('cannot be used to change the match', () => {
    fc.assert(
      fc.property(matches, (state) => {
        const before = JSON.stringify(state);
        const view = viewMatch(state, state.players[0]?.seat ?? null);
        for (const player of view.players) Object.assign(player.letterHealth, { A: 99 });
        view.own?.words.push({ word: 'X', prompt: 'X', tookMs: 0 });
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: 50 },
    );
  });
});
