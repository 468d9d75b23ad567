import { seedRandom, shuffle } from '../random.ts';
import type { WordSource } from '../word-index.ts';
import { noteHearts } from './record/timeline.ts';
import { ANY_WORD } from './prompt/requirement.ts';
import { listScale } from './prompt/draw-prompt.ts';
import { finishMatch } from './finish.ts';
import { freshPlayer } from './state/fresh-player.ts';
import type { MatchEvent } from './state/match-event.ts';
import type { MatchSetup } from './state/match-setup.ts';
import type { MatchState } from './state/match-state.ts';
import type { MatchTime } from './state/match-time.ts';
import { modeOf } from './modes/index.ts';
import type { StepContext } from './state/step-context.ts';

function freshState(setup: MatchSetup, words: WordSource, at: MatchTime): MatchState {
  const random = seedRandom(setup.seed);
  const seats = shuffle(random, setup.players);
  const languages = [...new Set(seats.map((player) => player.language))];
  return {
    rules: setup.rules,
    seed: setup.seed,
    random,
    now: at,
    phase: 'playing',
    players: seats.map((player) => freshPlayer(player, setup.rules)),
    holder: null,
    prompt: '',
    promptCount: 0,
    requirement: ANY_WORD,
    round: 1,
    turn: 0,
    startedAt: at,
    endedAt: null,
    turnStartedAt: at,
    turnStartsAt: null,
    firstKeyAt: null,
    turnEndsAt: null,
    maxTimeMs: 0,
    twist: null,
    roundTwist: null,
    scales: Object.fromEntries(languages.map((language) => [language, listScale(words(language).size)] as const)),
    usedWords: [],
    usedPrompts: [],
    usedPromptCounts: [],
    widenedTold: false,
    lastInputAt: at,
    standings: [],
    winner: null,
    endReason: null,
    content: setup.material ?? {},
    modeState: null,
    botPlans: {},
  };
}

/** Starts a match: seats are shuffled by the seed, the first turn begins at `at`. */
export function createMatch(
  setup: MatchSetup,
  words: WordSource,
  at: MatchTime,
): { state: MatchState; events: MatchEvent[] } {
  const state = freshState(setup, words, at);
  const context: StepContext = { state, words, events: [], lookups: 0 };
  const mode = modeOf(setup.rules);
  if (mode !== null && state.players.length > 0) mode.begin(context, at);
  else finishMatch(context, 'ended', at);
  noteHearts(state);
  return { state, events: context.events };
}
