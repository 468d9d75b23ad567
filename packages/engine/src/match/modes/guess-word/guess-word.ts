import { GUESS } from '../../../balance/modes/guess-word.ts';
import { HEARTS } from '../../../balance/match/hearts.ts';
import { chooseGuess } from '../../../bots/guess-bot.ts';
import { MODES } from '../../../catalogue/modes.ts';
import type { SeatId } from '../../../ids.ts';
import { nextInteger } from '../../../random.ts';
import { loseHeart } from '../../turn/explode.ts';
import { finishIfDecided, finishMatch, livingBy } from '../../finish.ts';
import type { MatchPlayer } from '../../state/match-state.ts';
import type { MatchTime } from '../../state/match-time.ts';
import { isAlive, type StepContext } from '../../state/step-context.ts';
import { turnMode } from '../../turn/turn-mode.ts';
import { lengthTimesCombo } from '../../word/word-rewards.ts';
import { markGuess } from './guess-marks.ts';
import { type GuessTable, hiddenOf, knownCount, patternOf, tableOf, viewGuesses } from './guess-table.ts';
import { hiddenWords } from './hidden-words.ts';
import { judgeGuess } from './judge-guess.ts';
import type { TurnTask } from '../turn-rules.ts';

/** Puts the word with this number on the table. */
function hide(table: GuessTable, number: number): void {
  table.number = number;
  table.known = Array.from(hiddenOf(table), () => false);
  table.guesses = [];
  table.circle = 1;
  table.seen = [];
  table.placers = [];
}

function begin(context: StepContext): void {
  const { state } = context;
  const language = state.players[0]?.language ?? 'en-US';
  const words = hiddenWords(state.seed, context.words(language));
  const fresh = { number: 0, known: [], guesses: [], circle: 1, seen: [], placers: [], last: null };
  const table: GuessTable = { language, words, ...fresh };
  hide(table, 1);
  state.modeState = table;
}

/** What is known of the word; nothing once all words are over. */
function drawTask({ state }: StepContext, player: MatchPlayer): TurnTask | null {
  const table = tableOf(state);
  const { length } = hiddenOf(table);
  if (length === 0) return null;
  if (!table.seen.includes(player.seat)) table.seen.push(player.seat);
  return { prompt: patternOf(table), count: 0, requirement: { free: true, exact: length } };
}

/** How many letters a guess puts in their place that were not known. */
function newlyPlaced(table: GuessTable, word: string): number {
  const hidden = hiddenOf(table);
  return [...hidden].filter((letter, i) => !table.known[i] && word[i] === letter).length;
}

/** Whether the word is found with this guess: it is the word, or it places the last letter. */
const solves = (table: GuessTable, word: string): boolean =>
  word === hiddenOf(table) || knownCount(table) + newlyPlaced(table, word) === hiddenOf(table).length;

function addGuess(table: GuessTable, seat: SeatId, word: string): void {
  table.guesses.push({ seat, word, marks: markGuess(word, hiddenOf(table)) });
}

/** A guess that places nothing new is shown with its marks, and the turn goes on. */
function notes({ state, events }: StepContext, player: MatchPlayer, word: string): boolean {
  const table = tableOf(state);
  if (newlyPlaced(table, word) > 0 || solves(table, word)) return false;
  addGuess(table, player.seat, word);
  events.push({ e: 'mode', seat: null });
  return true;
}

function points(length: number, combo: number, { state }: StepContext, _player: MatchPlayer, word: string): number {
  const table = tableOf(state);
  const placed = newlyPlaced(table, word) * GUESS.pointsPerLetter;
  return solves(table, word) ? placed + lengthTimesCombo(length, combo) : placed;
}

/** The word is over: it is shown, and the next one comes. After the last one most points win. */
function nextWord(context: StepContext, solver: SeatId | null, at: MatchTime): void {
  const table = tableOf(context.state);
  table.last = { word: hiddenOf(table), solver };
  hide(table, table.number + 1);
  if (hiddenOf(table) === '')
    finishMatch(
      context,
      'finished',
      at,
      livingBy(({ stats }) => stats.points),
    );
}

function rewardSolver({ events }: StepContext, player: MatchPlayer, hidden: number): void {
  if (hidden < GUESS.heartFromHidden || player.hearts >= HEARTS.most || player.bankMs !== null) return;
  player.hearts = Math.min(HEARTS.most, player.hearts + GUESS.hearts);
  events.push({ e: 'heart', seat: player.seat, hearts: player.hearts });
}

/** Takes a guess that places letters. */
function place(context: StepContext, player: MatchPlayer, word: string, at: MatchTime): 'pass' {
  const table = tableOf(context.state);
  const hidden = hiddenOf(table);
  const solved = solves(table, word);
  const hiddenLetters = hidden.length - knownCount(table);
  addGuess(table, player.seat, word);
  table.known = table.known.map((known, i) => known || word[i] === hidden[i]);
  if (!table.placers.includes(player.seat)) table.placers.push(player.seat);
  if (!solved) return 'pass';
  rewardSolver(context, player, hiddenLetters);
  nextWord(context, player.seat, at);
  return 'pass';
}

/** Shows one more letter; the last one stays to be found. */
function revealLetter({ state, events }: StepContext, table: GuessTable): void {
  const hidden = table.known.flatMap((known, i) => (known ? [] : [i]));
  if (hidden.length < 2) return;
  const at = hidden[nextInteger(state.random, hidden.length)];
  table.known = table.known.map((known, i) => known || i === at);
  events.push({ e: 'hint', prompt: state.prompt, words: [patternOf(table)] });
}

/** Nobody found the word: whoever placed no letter in it loses a heart. */
function giveUp(context: StepContext, table: GuessTable, at: MatchTime): void {
  const idle = context.state.players.filter((one) => isAlive(one) && !table.placers.includes(one.seat));
  for (const player of idle) if (player.bankMs === null) loseHeart(context, player);
  if (!finishIfDecided(context, at)) nextWord(context, null, at);
}

/** Closes the circle once everybody who is in had a turn in it. */
function turnOver(context: StepContext, at: MatchTime): boolean {
  const { state } = context;
  const table = tableOf(state);
  if (state.players.some((player) => isAlive(player) && !table.seen.includes(player.seat))) return false;
  if (table.circle < GUESS.circles) {
    table.circle++;
    table.seen = [];
    revealLetter(context, table);
  } else giveUp(context, table, at);
  return state.phase === 'over';
}

/** Mode 2: a hidden common word is found letter by letter (rules section 6). */
export const guessWord = turnMode({
  id: MODES.guessWord,
  begin,
  drawTask,
  turnMs: (_state, player, fuseMs) => (player.bankMs === null ? fuseMs + GUESS.extraMs : fuseMs),
  judge: judgeGuess,
  notes,
  points,
  accepted: place,
  turnOver,
  botWord: chooseGuess,
  botCount: ({ state }, player) => GUESS.botCount * (state.scales[player.language] ?? 1),
  twists: ['mirror', 'sudden', 'blind'],
  view: viewGuesses,
});
