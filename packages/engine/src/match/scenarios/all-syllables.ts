import { SCENARIO } from '../../balance/modes/scenarios.ts';
import { MODES } from '../../catalogue/modes.ts';
import { shuffle } from '../../random.ts';
import type { CountedPrompt, PromptBounds, WordIndex } from '../../word-index.ts';
import { finishMatch } from '../finish.ts';
import type { MatchRules } from '../state/match-setup.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { ScenarioView } from '../state/mode-view.ts';
import type { TurnRules } from '../modes/turn-rules.ts';
import { dictionaryOf, isAlive, isChallenge, type StepContext } from '../state/step-context.ts';

/** The list of prompts: by rank among the commonest, in the order in which they are asked, one a turn. */
interface List {
  readonly ranks: readonly number[];
  readonly done: number;
}

const listOf = (state: MatchState): List => state.modeState as List;

/** The prompts that may be on the list: as long as the host says, with as many words as the host says. */
export const syllableBounds = (rules: Pick<MatchRules, 'wordsPerPrompt' | 'maxPromptLength'>): PromptBounds => ({
  minCount: Math.max(1, rules.wordsPerPrompt),
  maxCount: Number.MAX_SAFE_INTEGER,
  minLength: rules.maxPromptLength,
  maxLength: rules.maxPromptLength,
});

/** The prompt of a rank: 0 has most words. */
function promptOfRank(index: WordIndex, bounds: PromptBounds, rank: number): CountedPrompt | null {
  const all = index.countPrompts(bounds);
  return all === 0 ? null : index.promptAt(bounds, (all - 1 - (rank % all) + 0.5) / all);
}

/** How many of the prompts were solved, in per cent with one decimal. */
export function coverage(state: MatchState): number {
  const { ranks, done } = listOf(state);
  return ranks.length === 0 ? 0 : Math.round((done / ranks.length) * 1_000) / 10;
}

function view(state: MatchState): ScenarioView {
  const { ranks, done } = listOf(state);
  return { mode: MODES.original, scenario: state.rules.scenario, done, of: ranks.length };
}

/** Preset 5, All Syllables: together through the commonest prompts, each asked once. */
export const allSyllablesRules: Partial<TurnRules> = {
  begin(context: StepContext) {
    const { state } = context;
    const [first] = state.players;
    const asked = isChallenge(state) ? SCENARIO.allSyllables.challengePrompts : SCENARIO.allSyllables.prompts;
    const known = first ? dictionaryOf(context, first).countPrompts(syllableBounds(state.rules)) : 0;
    const ranks = Array.from({ length: Math.min(asked, known) }, (_, rank) => rank);
    state.modeState = { ranks: shuffle(state.random, ranks), done: 0 } satisfies List;
  },
  drawTask(context: StepContext, player: MatchPlayer) {
    const { state } = context;
    const rank = listOf(state).ranks[state.turn];
    return rank === undefined ? null : promptOfRank(dictionaryOf(context, player), syllableBounds(state.rules), rank);
  },
  accepted({ state }) {
    const { ranks, done } = listOf(state);
    state.modeState = { ranks, done: done + 1 } satisfies List;
    return 'pass';
  },
  decide(context, at) {
    if (!context.state.players.some(isAlive)) finishMatch(context, 'allOut', at);
    return context.state.phase === 'over';
  },
  twists: ['fade', 'mirror', 'sudden', 'blind'],
  view,
};
