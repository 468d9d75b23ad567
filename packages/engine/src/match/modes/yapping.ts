import { WORD_LENGTH } from '../../balance/match/word-length.ts';
import { YAPPING } from '../../balance/modes/yapping.ts';
import { knowChance, thinkMs } from '../../bots/bot-mind.ts';
import { chooseWord } from '../../bots/choose-word.ts';
import { typeWord } from '../../bots/type-word.ts';
import { MODES } from '../../catalogue/modes.ts';
import type { SeatId } from '../../ids.ts';
import { isAllowedLetter } from '../../language/alphabets.ts';
import { nextRandom } from '../../random.ts';
import { matchCompany, noteCategories } from '../word/accept-word.ts';
import { drawWanted, listScale, markPrompt, scaleCount } from '../prompt/draw-prompt.ts';
import { rollDrops } from '../word/drops.ts';
import { finishMatch } from '../finish.ts';
import { freshPlayer } from '../state/fresh-player.ts';
import type { WrongReason } from '../state/match-event.ts';
import type { BotAction, MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import type { YappingView } from '../state/mode-view.ts';
import { dictionaryOf, findPlayer, isAlive, type StepContext } from '../state/step-context.ts';
import { freshHand } from '../together/hands.ts';
import { noteRight, payPlayer } from '../together/reward.ts';
import { ownOf, tableOf, type RoundTask } from '../together/together-rules.ts';
import { togetherMode } from '../together/together-mode.ts';
import { markUsed } from '../word/used-words.ts';
import type { InputOf } from './mode.ts';

interface Said {
  readonly seat: SeatId;
  readonly word: string;
  readonly score: number;
  readonly at: MatchTime;
}

interface Yapping {
  prompts: number;
  endsAt: MatchTime;
  /** What was said in the last minute, oldest first. */
  said: Said[];
}

/** Nobody can lose the one heart: it says who is there. */
function sitDown(player: MatchPlayer): void {
  player.hearts = 1;
  player.bankMs = null;
}

function drawRound(context: StepContext, own: Yapping, at: MatchTime): RoundTask | null {
  const { state } = context;
  const player = state.players.find((one) => isAlive(one) && !one.bot) ?? state.players.find(isAlive);
  if (!player || own.prompts >= YAPPING.prompts) return null;
  const minCount = scaleCount(YAPPING.leastWords, state.scales[player.language] ?? 1);
  const wanted = { minCount, maxCount: Number.MAX_SAFE_INTEGER, floor: YAPPING.leastWords, logUniform: false };
  const drawn = drawWanted(context, player, wanted);
  markPrompt(state, drawn);
  own.prompts++;
  own.endsAt = at + YAPPING.promptMs;
  return { prompt: drawn.prompt, count: drawn.count, requirement: {}, limitMs: YAPPING.promptMs };
}

function judge(context: StepContext, player: MatchPlayer, word: string): WrongReason | null {
  if (word.length < WORD_LENGTH.min) return 'tooShort';
  if (word.length > WORD_LENGTH.max) return 'tooLong';
  for (const letter of word) if (!isAllowedLetter(letter, player.language)) return 'letters';
  if (!word.includes(context.state.prompt)) return 'prompt';
  return dictionaryOf(context, player).exists(word) ? null : 'unknown';
}

const recent = (said: readonly Said[], now: MatchTime): Said[] => said.filter(({ at }) => now - at < YAPPING.memoryMs);

/** A word that nobody used for a minute: points and a little pay. */
function takeNew(
  context: StepContext,
  player: MatchPlayer,
  word: string,
  at: MatchTime,
): { coins: number; exp: number } {
  const { state } = context;
  player.combo++;
  const { tookMs } = noteRight(state, player, word.length, at);
  player.stats.words.push({ word, prompt: state.prompt, tookMs });
  if (word.length > player.stats.longestWord.length) player.stats.longestWord = word;
  markUsed(state, word);
  return payPlayer(context, player, { length: word.length, points: word.length }, YAPPING.pays);
}

function submit(context: StepContext, player: MatchPlayer, word: string, at: MatchTime): boolean {
  const { state, events } = context;
  const own = ownOf<Yapping>(state);
  const { seat } = player;
  const { prompt } = state;
  const reason = judge(context, player, word);
  if (reason !== null) {
    player.stats.wrongWords++;
    events.push({ e: 'wrong', seat, word, prompt, reason });
    return false;
  }
  own.said = recent(own.said, at);
  const isNew = own.said.every((one) => one.word !== word);
  const points = isNew ? word.length : 0;
  const paid = isNew ? takeNew(context, player, word, at) : { coins: 0, exp: 0 };
  own.said.push({ seat, word, score: points, at });
  events.push({ e: 'correct', seat, word, prompt, points, combo: player.combo, ...paid }, { e: 'mode', seat: null });
  if (isNew) {
    noteCategories(context, player, word);
    rollDrops(context, player, matchCompany(state));
  }
  return true;
}

/** Thinks, and says a word if it knows one. */
function planBot(context: StepContext, player: MatchPlayer, at: MatchTime): BotAction[] {
  const { state } = context;
  const { bot, language } = player;
  if (!bot) return [];
  const count = state.promptCount / (state.scales[language] ?? 1);
  const from = at + Math.round(YAPPING.botThinking * thinkMs(bot, count, state.random));
  const word = nextRandom(state.random) < knowChance(bot, count) ? chooseWord(context, player) : null;
  return word === null ? [] : typeWord(bot, state.random, language, word, from);
}

/** Somebody sits down, or comes back to a seat with everything that was earned there. */
function join(context: StepContext, { seat, language }: InputOf<'join'>, at: MatchTime): void {
  const { state, events } = context;
  let player = findPlayer(state, seat);
  if (player && (isAlive(player) || player.bot)) return;
  if (!player) {
    player = freshPlayer({ seat, language }, state.rules);
    state.players.push(player);
    state.scales[language] ??= listScale(context.words(language).size);
  }
  sitDown(player);
  Object.assign(player, { eliminatedAtTurn: null, connected: true, droppedAt: null, idleTurns: 0, draft: '' });
  player.stats.ownTurns++;
  tableOf(state).hands[seat] = freshHand(at);
  events.push({ e: 'joined', seat }, { e: 'mode', seat: null });
}

/** Over when the last person is gone; bots alone go on only where nobody else ever sat. */
function decide(context: StepContext, at: MatchTime): boolean {
  const { players } = context.state;
  const counted = players.some((player) => !player.bot) ? players.filter((player) => !player.bot) : players;
  if (counted.some(isAlive)) return false;
  finishMatch(context, 'allOut', at, byPoints);
  return true;
}

const byPoints = (a: MatchPlayer, b: MatchPlayer): number => b.stats.points - a.stats.points;

function view(state: MatchState): YappingView {
  const own = ownOf<Yapping>(state);
  const said = recent(own.said, state.now);
  const scoreOf = ({ seat }: MatchPlayer): number =>
    said.reduce((sum, one) => sum + (one.seat === seat ? one.score : 0), 0);
  const board = state.players.filter(isAlive).map((player) => ({ seat: player.seat, score: scoreOf(player) }));
  return {
    mode: MODES.yapping,
    prompt: state.prompt,
    endsAt: own.endsAt,
    board: board.toSorted((a, b) => b.score - a.score),
  };
}

/** Mode 99: everybody types, nobody loses; people come and go. */
export const yapping = togetherMode<Yapping>({
  id: MODES.yapping,
  begin: ({ state }, at) => {
    for (const player of state.players) sitDown(player);
    return { prompts: 0, endsAt: at, said: [] };
  },
  drawRound,
  submit,
  settle: () => 0,
  planBot,
  decide,
  order: () => byPoints,
  endsAs: 'ended',
  out(context, player) {
    player.hearts = 0;
    player.eliminatedAtTurn = context.state.turn;
    context.events.push({ e: 'left', seat: player.seat });
  },
  join,
  idleMs: YAPPING.idleMs,
  view,
});
