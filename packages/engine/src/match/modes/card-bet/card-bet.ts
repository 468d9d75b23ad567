import { CARD_BET, CARD_CLASSES } from '../../../balance/modes/card-bet.ts';
import { HEARTS } from '../../../balance/match/hearts.ts';
import { MODES } from '../../../catalogue/modes.ts';
import type { SeatId } from '../../../ids.ts';
import { drawWanted, scaleCount } from '../../prompt/draw-prompt.ts';
import { loseHeart } from '../../turn/explode.ts';
import { finishIfDecided, finishMatch, livingBy } from '../../finish.ts';
import type { MatchPlayer, MatchState } from '../../state/match-state.ts';
import type { MatchTime } from '../../state/match-time.ts';
import { CARDS, type CardClass, type CardName, type CardView } from '../../state/mode-view.ts';
import { isAlive, isPractice, type StepContext } from '../../state/step-context.ts';
import { turnMode } from '../../turn/turn-mode.ts';
import { lengthTimesCombo } from '../../word/word-rewards.ts';
import { botPickMs, drawClass, pickForBot } from './card-picks.ts';
import type { TurnTask } from '../turn-rules.ts';

/** What lies on the table. */
interface Bets {
  readonly chips: Record<SeatId, number>;
  /** Card of the running turn, or picked for it already. */
  picked: CardName | null;
  /** What it stands for; null until the turn starts. */
  class: CardClass | null;
  /** Words that hold the prompt: the turn itself doesn't tell while a random card is played. */
  count: number;
  last: CardView['last'];
}

const betsOf = (state: MatchState): Bets => state.modeState as Bets;
const chipsOf = (state: MatchState, player: MatchPlayer): number => betsOf(state).chips[player.seat] ?? 0;
/** Hearts show how many chips are left: one for every ten that were begun. */
const heartsFor = (chips: number): number => Math.min(HEARTS.most, Math.ceil(chips / CARD_BET.chipsPerHeart));
/** What a turn of the round costs. */
export const anteOf = (round: number): number => Math.max(0, round - CARD_BET.anteFromRound + 1);

function begin({ state }: StepContext): void {
  const chips: Record<SeatId, number> = {};
  for (const player of state.players) chips[player.seat] = player.hearts * CARD_BET.chipsPerHeart;
  const bets: Bets = { chips, picked: null, class: null, count: 0, last: null };
  state.modeState = bets;
  // How many words a prompt had to be widened to would tell what a random card hides.
  state.widenedTold = true;
}

/** Everybody picks before the turn; a bot takes its time and has picked when that is over. */
function pauseMs({ state }: StepContext, player: MatchPlayer): number {
  const bets = betsOf(state);
  bets.picked = player.bot ? pickForBot(player.bot, state.random) : null;
  bets.class = null;
  return player.bot ? botPickMs(state.random) : CARD_BET.pickMs;
}

/** Picks a card; the first choice counts, and the turn begins with it. */
function choose({ state }: StepContext, player: MatchPlayer, choice: number): boolean {
  const card = CARDS[choice];
  if (card === undefined || state.turnStartsAt === null) return false;
  betsOf(state).picked = card;
  player.idleTurns = 0;
  return true;
}

function drawTask(context: StepContext, player: MatchPlayer): TurnTask {
  const { state } = context;
  const bets = betsOf(state);
  bets.picked ??= CARDS[0];
  bets.class ??= bets.picked === 'random' ? drawClass(state.random) : bets.picked;
  const { least, most } = CARD_CLASSES[bets.class];
  const scale = state.scales[player.language] ?? 1;
  const minCount = scaleCount(least, scale);
  const maxCount = Math.max(minCount, scaleCount(most, scale));
  const drawn = drawWanted(context, player, { minCount, maxCount, floor: least, logUniform: true });
  bets.count = drawn.count;
  return bets.picked === 'random' ? { ...drawn, count: 0 } : drawn;
}

/** Hearts follow the chips; who has none left is out. */
function showHearts({ state, events }: StepContext, player: MatchPlayer, failed: boolean): void {
  const { seat } = player;
  const before = player.hearts;
  player.hearts = heartsFor(chipsOf(state, player));
  const { hearts } = player;
  if (failed || hearts < before) events.push({ e: 'hurt', seat, hearts });
  else if (hearts > before) events.push({ e: 'heart', seat, hearts });
  if (isAlive(player)) return;
  player.eliminatedAtTurn = state.turn;
  events.push({ e: 'eliminated', seat });
}

/** Moves the chips of a turn that is over: what was won or lost, and the ante. */
function settle(context: StepContext, player: MatchPlayer, failed: boolean): void {
  const { state } = context;
  const bets = betsOf(state);
  const before = chipsOf(state, player);
  // A completed alphabet brought hearts: here they are chips.
  const gained = failed ? 0 : Math.max(0, player.hearts - heartsFor(before)) * CARD_BET.chipsPerHeart;
  const stake = CARD_CLASSES[bets.class ?? 'low'].chips;
  const lost = isPractice(state) ? 0 : stake * CARD_BET.failFactor;
  const ante = isPractice(state) ? 0 : anteOf(state.round);
  const chips = Math.max(0, before + gained + (failed ? -lost : stake) - ante);
  bets.chips[player.seat] = chips;
  bets.last = { seat: player.seat, card: bets.picked ?? 'low', class: bets.class ?? 'low', chips: chips - before };
  showHearts(context, player, failed);
}

function fail(context: StepContext, player: MatchPlayer): void {
  if (player.bankMs !== null) {
    loseHeart(context, player);
    return;
  }
  if (!isPractice(context.state)) {
    player.combo = 0;
    player.stats.heartsLostAt.push(context.state.turn);
  }
  settle(context, player, true);
}

/** After the last round whoever has most chips wins. */
function roundOver(context: StepContext, at: MatchTime): boolean {
  const { state } = context;
  if (state.round < CARD_BET.lastRound) return false;
  finishMatch(
    context,
    'finished',
    at,
    livingBy((player) => chipsOf(state, player)),
  );
  return true;
}

function view(state: MatchState): CardView {
  const { holder, turnStartsAt, players, round } = state;
  const bets = betsOf(state);
  const running = holder !== null && turnStartsAt === null;
  const card = running ? bets.picked : null;
  const shown = card !== null && card !== 'random' && bets.class !== null;
  return {
    mode: MODES.cardBet,
    chips: players.map((player) => ({ seat: player.seat, chips: isAlive(player) ? chipsOf(state, player) : 0 })),
    picking: holder !== null && turnStartsAt !== null ? { seat: holder, endsAt: turnStartsAt } : null,
    card,
    stake: shown && bets.class !== null ? CARD_CLASSES[bets.class].chips : 0,
    ante: anteOf(round),
    last: bets.last,
  };
}

/** Mode 9: chips are put on how hard the prompt will be (rules section 6). */
export const cardBet = turnMode({
  id: MODES.cardBet,
  begin,
  pauseMs,
  choose: (context, player, { choice }) => choose(context, player, choice),
  drawTask,
  points: lengthTimesCombo,
  accepted(context, player, _word, at) {
    settle(context, player, false);
    finishIfDecided(context, at);
    return 'pass';
  },
  failed: fail,
  roundOver,
  botCount: ({ state }) => betsOf(state).count,
  view,
});
