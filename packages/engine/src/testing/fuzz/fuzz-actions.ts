import * as fc from 'fast-check';
import { MODES } from '../../catalogue/modes.ts';
import { asSeatId } from '../../ids.ts';
import type { MatchInput } from '../../match/state/match-input.ts';
import type { MatchPlayer, MatchState } from '../../match/state/match-state.ts';
import { hiddenOf, tableOf } from '../../match/modes/guess-word/guess-table.ts';
import { isAlive } from '../../match/state/step-context.ts';
import { meetsRequirement } from '../../match/prompt/requirement.ts';
import { viewMode } from '../../match/view-match.ts';
import type { WordSource } from '../../word-index.ts';
import { wildInputs } from '../arbitraries.ts';

/** What somebody does: anything at all, or what is right just then (as far as it can be known). */
export type FuzzAction =
  | { readonly does: 'anything'; readonly input: MatchInput }
  | {
      readonly does: 'right';
      readonly who: number;
      readonly what: number;
      readonly after: number;
      readonly creditMs: number;
    }
  | { readonly does: 'wait' };

const wildChoices: fc.Arbitrary<MatchInput> = fc.record({
  k: fc.constant('choose' as const),
  at: fc.integer({ min: 0, max: 6_000 }),
  seat: fc.constantFrom('p1', 'p2', 'p3', 'bot1', 'nobody').map(asSeatId),
  choice: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constantFrom(Number.NaN, 1.5, 1e12)),
  creditMs: fc.integer({ min: -100, max: 600 }),
});
const wildJoins: fc.Arbitrary<MatchInput> = fc.record({
  k: fc.constant('join' as const),
  at: fc.integer({ min: 0, max: 6_000 }),
  seat: fc.constantFrom('p1', 'p2', 'bot1', 'late1', 'late2').map(asSeatId),
  language: fc.constantFrom('en-US' as const, 'tr-TR' as const),
});
const ends: fc.Arbitrary<MatchInput> = fc.oneof(
  fc.record({ k: fc.constantFrom('end' as const, 'halt' as const), at: fc.nat(3_000) }),
  fc.record({
    k: fc.constant('stop' as const),
    at: fc.nat(3_000),
    seat: fc.constantFrom('p1', 'p2', 'watcher').map(asSeatId),
  }),
);

const skips: fc.Arbitrary<MatchInput> = fc.record({
  k: fc.constant('skip' as const),
  at: fc.nat(3_000),
  seat: fc.constantFrom('p1', 'p2', 'bot1', 'watcher').map(asSeatId),
});

export const fuzzActions: fc.Arbitrary<FuzzAction> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      does: fc.constant('right' as const),
      who: fc.nat(1_000),
      what: fc.nat(1_000),
      after: fc.integer({ min: 0, max: 3_000 }),
      creditMs: fc.constantFrom(0, 120, 400),
    }),
  },
  {
    weight: 8,
    arbitrary: fc
      .oneof(
        { weight: 16, arbitrary: wildInputs },
        { weight: 5, arbitrary: wildChoices },
        { weight: 3, arbitrary: wildJoins },
        { weight: 2, arbitrary: skips },
        { weight: 1, arbitrary: ends },
      )
      .map((input) => ({ does: 'anything' as const, input })),
  },
  { weight: 4, arbitrary: fc.constant({ does: 'wait' as const }) },
);

const at = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % Math.max(1, items.length)];

/** Words that would be right for a prompt somewhere in a word. */
function fittingWord(state: MatchState, player: MatchPlayer, words: WordSource, n: number): string {
  const { prompt, requirement } = state;
  const index = words(player.language);
  const all = index.wordsFor(requirement.gaps ? '' : prompt, 0, 1_000);
  return (
    at(
      all.filter((word) => meetsRequirement(word, prompt, requirement)),
      n,
    ) ?? ''
  );
}

/** What the player would type if the answer were known. */
function rightWord(state: MatchState, player: MatchPlayer, words: WordSource, n: number): string {
  const view = viewMode(state, player.seat);
  switch (view?.mode) {
    case MODES.guessWord: {
      const table = tableOf(state);
      const index = words(table.language);
      return n % 3 ? (index.wordOfLength(hiddenOf(table).length, 0, (n % 97) / 97) ?? '') : hiddenOf(table);
    }
    case MODES.customPrompts: {
      const asked = state.content.customPrompts?.find(({ text, alt }) => text === view.text && alt === view.alt);
      return asked?.answer || fittingWord(state, player, words, n);
    }
    case MODES.typeRacer:
      return view.words[view.racers.find(({ seat }) => seat === player.seat)?.done ?? 0] ?? '';
    case MODES.scapes:
      return at(words(player.language).wordsFromLetters(view.letters, 2), n) ?? '';
    case MODES.monsters:
      return state.requirement.free ? state.prompt : fittingWord(state, player, words, n);
    default:
      return fittingWord(state, player, words, n);
  }
}

/** The input that an action means in this state; null when there is nobody to do it. */
export function inputOf(action: FuzzAction, state: MatchState, words: WordSource, due: number): MatchInput | null {
  if (action.does === 'wait') return { k: 'time', at: due };
  if (action.does === 'anything') {
    const gap = Number.isFinite(action.input.at) ? Math.max(0, action.input.at) : 0;
    return { ...action.input, at: state.now + gap };
  }
  const { who, what, after, creditMs } = action;
  const living = state.players.filter((player) => isAlive(player) && !player.bot);
  const player = living.find(({ seat }) => seat === state.holder) ?? at(living, who);
  if (!player) return null;
  const common = { at: state.now + after, seat: player.seat, creditMs };
  const view = viewMode(state, player.seat);
  if (view?.mode === MODES.trivia || (view?.mode === MODES.cardBet && view.picking)) {
    return { k: 'choose', ...common, choice: what % 4 };
  }
  return { k: 'submit', ...common, word: rightWord(state, player, words, what) };
}
