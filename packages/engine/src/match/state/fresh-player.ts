import { freshLetters } from '../word/alphabet.ts';
import { freshTimeline } from '../record/timeline.ts';
import type { MatchPlayerSetup, MatchRules } from './match-setup.ts';
import type { MatchPlayer, PlayerStats } from './match-state.ts';

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
  categories: {},
  reachedWpp: 0,
  tiles: [],
  diamonds: 0,
  keys: 0,
  bombs: 0,
  untrusted: false,
  timeline: freshTimeline(),
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
