import { seedRandom, shuffle } from '../random.ts';
import type { WordSource } from '../word-index.ts';
import { ANY_WORD } from './requirement.ts';
import { freshLetters } from './alphabet.ts';
import { listScale } from './draw-prompt.ts';
import { finishMatch } from './finish.ts';
import type {
  MatchEvent,
  MatchPlayer,
  MatchPlayerSetup,
  MatchRules,
  MatchSetup,
  MatchState,
  MatchTime,
  PlayerStats,
} from './match-types.ts';
import { modeRules } from './modes/index.ts';
import type { Play } from './play.ts';

const freshStats = (): PlayerStats => ({
  ownTurns: 0,
  correctWords: 0,
  wrongWords: 0,
  words: [],
  longestWord: '',
  bestCombo: 0,
  points: 0,
  coins: 0,
  exp: 0,
  heartsLostAt: [],
  typedLetters: 0,
  typingMs: 0,
  reactMs: 0,
  tiles: [],
  diamonds: 0,
  keys: 0,
  bombs: 0,
  untrusted: false,
});

const MS_PER_SECOND = 1_000;

/** Somebody who sits down. */
export const freshPlayer = (setup: MatchPlayerSetup, rules: MatchRules): MatchPlayer => ({
  seat: setup.seat,
  language: setup.language,
  bot: setup.bot ?? null,
  hearts: rules.startHearts,
  eliminatedAtTurn: null,
  connected: true,
  droppedAt: null,
  combo: 0,
  draft: '',
  letterHealth: freshLetters(rules, setup.language),
  alphabets: 0,
  bankMs: rules.timeBankSeconds > 0 ? rules.timeBankSeconds * MS_PER_SECOND : null,
  creditUsedMs: 0,
  lagMs: null,
  idleTurns: 0,
  stats: freshStats(),
});

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
    material: setup.material ?? {},
    modeState: null,
    botPlans: {},
  };
}

/** Starts a match: seats are shuffled by the seed, the first turn begins at `at` [R0460]. */
export function createMatch(
  setup: MatchSetup,
  words: WordSource,
  at: MatchTime,
): { state: MatchState; events: MatchEvent[] } {
  const state = freshState(setup, words, at);
  const play: Play = { state, words, events: [] };
  const mode = modeRules(setup.rules.mode);
  if (mode !== null && state.players.length > 0) mode.begin(play, at);
  else finishMatch(play, 'ended', at);
  return { state, events: play.events };
}
