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
import { dictionaryOf, findPlayer, isAlive, type Play } from '../state/play.ts';
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

function drawRound(play: Play, own: Yapping, at: MatchTime): RoundTask | null {
  const { state } = play;
  const player = state.players.find((one) => isAlive(one) && !one.bot) ?? state.players.find(isAlive);
  if (!player || own.prompts >= YAPPING.prompts) return null;
  const minCount = scaleCount(YAPPING.leastWords, state.scales[player.language] ?? 1);
  const wanted = { minCount, maxCount: Number.MAX_SAFE_INTEGER, floor: YAPPING.leastWords, logUniform: false };
  const drawn = drawWanted(play, player, wanted);
  markPrompt(state, drawn);
  own.prompts++;
  own.endsAt = at + YAPPING.promptMs;
  return { prompt: drawn.prompt, count: drawn.count, requirement: {}, limitMs: YAPPING.promptMs };
}

function judge(play: Play, player: MatchPlayer, word: string): WrongReason | null {
  if (word.length < WORD_LENGTH.min) return 'tooShort';
  if (word.length > WORD_LENGTH.max) return 'tooLong';
  for (const letter of word) if (!isAllowedLetter(letter, player.language)) return 'letters';
  if (!word.includes(play.state.prompt)) return 'prompt';
  return dictionaryOf(play, player).exists(word) ? null : 'unknown';
}

const recent = (said: readonly Said[], now: MatchTime): Said[] => said.filter(({ at }) => now - at < YAPPING.memoryMs);

/** A word that nobody used for a minute: points and a little pay. */
function takeNew(play: Play, player: MatchPlayer, word: string, at: MatchTime): { coins: number; exp: number } {
  const { state } = play;
  player.combo++;
  const { tookMs } = noteRight(state, player, word.length, at);
  player.stats.words.push({ word, prompt: state.prompt, tookMs });
  if (word.length > player.stats.longestWord.length) player.stats.longestWord = word;
  markUsed(state, word);
  return payPlayer(play, player, { length: word.length, points: word.length }, YAPPING.pays);
}

function submit(play: Play, player: MatchPlayer, word: string, at: MatchTime): boolean {
  const { state, events } = play;
  const own = ownOf<Yapping>(state);
  const { seat } = player;
  const { prompt } = state;
  const reason = judge(play, player, word);
  if (reason !== null) {
    player.stats.wrongWords++;
    events.push({ e: 'wrong', seat, word, prompt, reason });
    return false;
  }
  own.said = recent(own.said, at);
  const isNew = own.said.every((one) => one.word !== word);
  const points = isNew ? word.length : 0;
  const paid = isNew ? takeNew(play, player, word, at) : { coins: 0, exp: 0 };
  own.said.push({ seat, word, score: points, at });
  events.push({ e: 'correct', seat, word, prompt, points, combo: player.combo, ...paid }, { e: 'mode', seat: null });
  if (isNew) {
    noteCategories(play, player, word);
    rollDrops(play, player, matchCompany(state));
  }
  return true;
}

/** Thinks, and says a word if it knows one. */
function planBot(play: Play, player: MatchPlayer, at: MatchTime): BotAction[] {
  const { state } = play;
  const { bot, language } = player;
  if (!bot) return [];
  const count = state.promptCount / (state.scales[language] ?? 1);
  const from = at + Math.round(YAPPING.botThinking * thinkMs(bot, count, state.random));
  const word = nextRandom(state.random) < knowChance(bot, count) ? chooseWord(play, player) : null;
  return word === null ? [] : typeWord(bot, state.random, language, word, from);
}

/** Somebody sits down, or comes back to a seat with everything that was earned there. */
function join(play: Play, { seat, language }: InputOf<'join'>, at: MatchTime): void {
  const { state, events } = play;
  let player = findPlayer(state, seat);
  if (player && (isAlive(player) || player.bot)) return;
  if (!player) {
    player = freshPlayer({ seat, language }, state.rules);
    state.players.push(player);
    state.scales[language] ??= listScale(play.words(language).size);
  }
  sitDown(player);
  Object.assign(player, { eliminatedAtTurn: null, connected: true, droppedAt: null, idleTurns: 0, draft: '' });
  player.stats.ownTurns++;
  tableOf(state).hands[seat] = freshHand(at);
  events.push({ e: 'joined', seat }, { e: 'mode', seat: null });
}

/** Over when the last person is gone; bots alone go on only where nobody else ever sat. */
function decide(play: Play, at: MatchTime): boolean {
  const { players } = play.state;
  const counted = players.some((player) => !player.bot) ? players.filter((player) => !player.bot) : players;
  if (counted.some(isAlive)) return false;
  finishMatch(play, 'allOut', at, byPoints);
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
  out(play, player) {
    player.hearts = 0;
    player.eliminatedAtTurn = play.state.turn;
    play.events.push({ e: 'left', seat: player.seat });
  },
  join,
  idleMs: YAPPING.idleMs,
  view,
});
