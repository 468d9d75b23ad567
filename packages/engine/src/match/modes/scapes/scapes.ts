import { SCAPES } from '../../../balance/modes/scapes.ts';
import { planScapeWord } from '../../../bots/scape-bot.ts';
import { MODES } from '../../../catalogue/modes.ts';
import type { SeatId } from '../../../ids.ts';
import { nextInteger } from '../../../random.ts';
import { matchCompany, noteCategories } from '../../word/accept-word.ts';
import { wearLetters } from '../../word/alphabet.ts';
import { rollDrops } from '../../word/drops.ts';
import type { WrongReason } from '../../state/match-event.ts';
import type { MatchPlayer, MatchState } from '../../state/match-state.ts';
import type { MatchTime } from '../../state/match-time.ts';
import type { ScapeView } from '../../state/mode-view.ts';
import { dictionaryOf, findPlayer, isAlive, type StepContext } from '../../state/step-context.ts';
import { noteRight, payPlayer } from '../../together/reward.ts';
import { loseHeart } from '../../together/rounds.ts';
import { ownOf, type RoundTask } from '../../together/together-rules.ts';
import { togetherMode } from '../../together/together-mode.ts';
import { markUsed } from '../../word/used-words.ts';
import { drawBoard, longWords, sortLetters } from './scapes-board.ts';

/** A word that somebody found in this round. */
interface Find {
  readonly seat: SeatId;
  readonly word: string;
  readonly points: number;
  readonly at: MatchTime;
  readonly tookMs: number;
}

interface Scapes {
  letters: string;
  /** Every word that counts in the circle, in the language of the board. */
  words: readonly string[];
  endsAt: MatchTime;
  finds: Find[];
  /** Finds up to here stand in the players' statistics. */
  kept: number;
  last: ScapeView['last'];
  /** Circles of this match, as sorted letters. */
  played: string[];
}

const findsOf = (own: Scapes, seat: SeatId | null): Find[] => own.finds.filter((find) => find.seat === seat);
const scoreOf = (finds: readonly Find[]): number => finds.reduce((sum, { points }) => sum + points, 0);
const firstAlive = (state: MatchState): MatchPlayer | undefined => state.players.find(isAlive);

function drawRound(context: StepContext, own: Scapes, at: MatchTime): RoundTask | null {
  const { state } = context;
  const player = firstAlive(state);
  const length = SCAPES.letters + (state.round > SCAPES.fewerUpToRound ? 1 : 0);
  const board = player ? drawBoard(dictionaryOf(context, player), length, state.random, own.played) : null;
  if (board === null) return null;
  const limitMs = SCAPES.limitMs[state.rules.speed];
  Object.assign(own, { ...board, finds: [], kept: 0, endsAt: at + limitMs } satisfies Partial<Scapes>);
  own.played.push(sortLetters(board.letters));
  return { prompt: board.letters, count: board.words.length, requirement: { free: true }, limitMs };
}

/** Whether the word can be laid with the circle's letters, each used once. */
function canLay(word: string, letters: string): boolean {
  let left = letters;
  for (const letter of word) {
    if (!left.includes(letter)) return false;
    left = left.replace(letter, '');
  }
  return true;
}

function judge(context: StepContext, player: MatchPlayer, own: Scapes, word: string): WrongReason | null {
  if (word.length < SCAPES.leastLetters) return 'tooShort';
  if (!canLay(word, own.letters)) return 'letters';
  if (findsOf(own, player.seat).some((find) => find.word === word)) return 'repeated';
  return dictionaryOf(context, player).exists(word) ? null : 'unknown';
}

/** Points of a word: its length and more for all letters; nothing when somebody was faster. */
function pointsOf(own: Scapes, word: string): number {
  if (own.finds.some((find) => find.word === word)) return 0;
  return word.length + (word.length === own.letters.length ? SCAPES.allLettersPoints : 0);
}

function submit(context: StepContext, player: MatchPlayer, word: string, at: MatchTime): boolean {
  const { state, events } = context;
  const own = ownOf<Scapes>(state);
  const reason = judge(context, player, own, word);
  if (reason !== null) {
    player.stats.wrongWords++;
    events.push({ e: 'answer', seat: player.seat, word, points: 0, reason });
    return false;
  }
  const points = pointsOf(own, word);
  player.combo++;
  const { tookMs } = noteRight(state, player, word.length, at);
  payPlayer(context, player, { length: word.length, points });
  own.finds.push({ seat: player.seat, word, points, at, tookMs });
  events.push({ e: 'answer', seat: player.seat, word, points, reason: null }, { e: 'mode', seat: null });
  if (points > 0) rollDrops(context, player, matchCompany(state));
  return true;
}

/** Puts the round's words into the players' statistics, where everybody may see them: once nobody can copy them. */
function keepFinds(context: StepContext): void {
  const { state } = context;
  const own = ownOf<Scapes>(state);
  for (const { seat, word, tookMs } of own.finds.slice(own.kept)) {
    const player = findPlayer(state, seat);
    if (!player) continue;
    player.stats.words.push({ word, prompt: own.letters, tookMs });
    if (word.length > player.stats.longestWord.length) player.stats.longestWord = word;
    markUsed(state, word);
    noteCategories(context, player, word);
    if (isAlive(player)) wearLetters(context, player, word, matchCompany(state));
  }
  own.kept = own.finds.length;
}

/** Who loses a heart: those without a word, else the one with the lowest score; among equals who found the last word later. */
function losers(state: MatchState, own: Scapes): readonly MatchPlayer[] {
  const rows = state.players.filter(isAlive).map((player) => {
    const finds = findsOf(own, player.seat);
    return { player, words: finds.length, score: scoreOf(finds), lastAt: finds.at(-1)?.at ?? 0 };
  });
  if (state.players.length === 1) {
    const long = longWords(own.words);
    const found = findsOf(own, state.players[0]?.seat ?? null).filter(({ word }) => long.includes(word)).length;
    return found < long.length * SCAPES.aloneShare ? rows.map(({ player }) => player) : [];
  }
  if (rows.every(({ words }) => words === 0)) return [];
  const without = rows.filter(({ words }) => words === 0);
  if (without.length > 0) return without.map(({ player }) => player);
  rows.sort((a, b) => a.score - b.score || b.lastAt - a.lastAt);
  return rows.slice(0, 1).map(({ player }) => player);
}

function settle(context: StepContext, own: Scapes): number {
  const { state } = context;
  keepFinds(context);
  for (const player of losers(state, own)) loseHeart(context, player);
  const reader = firstAlive(state) ?? state.players[0];
  const index = reader && dictionaryOf(context, reader);
  const showable = own.words.filter((word) => !index?.isOffensive(word));
  const best = showable.toSorted((a, b) => b.length - a.length).slice(0, SCAPES.bestShown);
  own.last = { letters: own.letters, best };
  return SCAPES.pauseMs;
}

/** Words of the board that a player has not found. */
function open(context: StepContext, player: MatchPlayer): readonly string[] {
  const own = ownOf<Scapes>(context.state);
  const found = new Set(findsOf(own, player.seat).map(({ word }) => word));
  const index = dictionaryOf(context, player);
  return own.words.filter((word) => !found.has(word) && !index.isOffensive(word));
}

/** How many words of each length are to be found: numbers alone, never the words. */
function countLengths({ words }: Scapes): ScapeView['lengths'] {
  const counts = new Map<number, number>();
  for (const { length } of words) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].map(([letters, of]) => ({ letters, of })).toSorted((a, b) => a.letters - b.letters);
}

function view(state: MatchState, viewer: SeatId | null): ScapeView {
  const own = ownOf<Scapes>(state);
  const players = state.players
    .map((player) => ({ player, finds: findsOf(own, player.seat) }))
    .filter(({ player, finds }) => isAlive(player) || finds.length > 0);
  return {
    mode: MODES.scapes,
    letters: own.letters,
    endsAt: own.endsAt,
    players: players.map(({ player, finds }) => ({ seat: player.seat, score: scoreOf(finds), words: finds.length })),
    own: findsOf(own, viewer).map(({ word }) => word),
    lengths: countLengths(own),
    last: own.last,
  };
}

/** Mode 10: everybody finds words in the same circle of letters. */
export const scapes = togetherMode<Scapes>({
  id: MODES.scapes,
  begin: (_play, at) => ({ letters: '', words: [], endsAt: at, finds: [], kept: 0, last: null, played: [] }),
  drawRound,
  submit,
  isDone: (state, player) => {
    const own = ownOf<Scapes>(state);
    const found = findsOf(own, player.seat);
    return own.words.length > 0 && found.length >= own.words.length;
  },
  settle: (context, own) => settle(context, own),
  planBot(context, player, at) {
    const index = dictionaryOf(context, player);
    const tierOf = (word: string) => index.tier(word);
    return player.bot ? planScapeWord(player.bot, context.state.random, open(context, player), tierOf, at) : [];
  },
  reveal: (context, player) => {
    const words = open(context, player);
    return words[nextInteger(context.state.random, words.length)] ?? null;
  },
  closing: keepFinds,
  hidesDrafts: true,
  view,
  viewIsPersonal: true,
});
