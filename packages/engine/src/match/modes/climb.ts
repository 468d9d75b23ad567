import { HEARTS } from '../../balance/match/hearts.ts';
import { PROMPTS } from '../../balance/match/prompts.ts';
import { CLIMB } from '../../balance/modes/word-modes.ts';
import { MODES } from '../../catalogue/modes.ts';
import type { PromptBounds, WordIndex } from '../../word-index.ts';
import { drawBetween, drawWanted } from '../prompt/draw-prompt.ts';
import { loseHeart } from '../turn/explode.ts';
import { finishMatch } from '../finish.ts';
import type { MatchRules } from '../state/match-setup.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import type { ClimbView } from '../state/mode-view.ts';
import { dictionaryOf, isAlive, isPractice, type StepContext } from '../state/step-context.ts';
import { turnMode } from '../turn/turn-mode.ts';
import { lengthTimesCombo } from '../word/word-rewards.ts';
import type { TurnTask } from './turn-rules.ts';

/** How far the climb has come. */
interface Climb {
  /** Words that the prompt of each rung should have, most first. */
  readonly rungs: readonly number[];
  /** The rung that is asked for, from 0; the number of rungs once the last one is solved. */
  readonly rung: number;
  /** Lowest number of words of a solved prompt; 0 before the first. */
  readonly reached: number;
  /** Hearts that a team shares; null alone. */
  readonly hearts: number | null;
}

const climbOf = (state: MatchState): Climb => state.modeState as Climb;
const change = (state: MatchState, changes: Partial<Climb>): void => {
  state.modeState = { ...climbOf(state), ...changes } satisfies Climb;
};

/** The prompts that belong to a rung. */
const rungBounds = (words: number, rules: Pick<MatchRules, 'maxPromptLength'>): PromptBounds => ({
  minCount: Math.ceil(words * (1 - CLIMB.spread)),
  maxCount: Math.floor(words * (1 + CLIMB.spread)),
  minLength: PROMPTS.shortestLong,
  maxLength: rules.maxPromptLength,
});

/** The rungs of a language: the distinct counts of the ladder for which there are prompts, about 60. */
export function climbRungs(index: WordIndex, scale: number, rules: Pick<MatchRules, 'maxPromptLength'>): number[] {
  const rungs: number[] = [];
  for (let words = CLIMB.first * scale; words >= 0.5; words *= CLIMB.step) {
    const rung = Math.max(1, Math.round(words));
    if (rung !== rungs.at(-1) && index.countPrompts(rungBounds(rung, rules)) > 0) rungs.push(rung);
  }
  return rungs;
}

/** Hearts that a team of so many shares. */
export const teamHearts = (players: number): number =>
  Math.min(HEARTS.most, CLIMB.teamHearts + Math.ceil(players * CLIMB.teamHeartsPerPlayer));

function begin(context: StepContext): void {
  const { state } = context;
  const [first] = state.players;
  if (!first) return;
  const team = state.players.length > 1;
  const hearts = team ? teamHearts(state.players.length) : CLIMB.soloHearts;
  const rungs = climbRungs(dictionaryOf(context, first), state.scales[first.language] ?? 1, state.rules);
  state.modeState = { rungs, rung: 0, reached: 0, hearts: team ? hearts : null } satisfies Climb;
  for (const player of state.players) {
    player.hearts = hearts;
    player.bankMs = null;
  }
}

/** A prompt of the rung; in another language than the ladder's one that is as rare there. */
function drawTask(context: StepContext, player: MatchPlayer): TurnTask | null {
  const { state } = context;
  const { rungs, rung } = climbOf(state);
  const words = rungs[rung];
  if (words === undefined) return null;
  const drawn = drawBetween(context, player, rungBounds(words, state.rules));
  if (drawn !== null) return drawn;
  const own = rungBounds((words * (state.scales[player.language] ?? 1)) / ladderScale(state), state.rules);
  return drawWanted(context, player, { ...own, minCount: Math.max(1, own.minCount), floor: words, logUniform: false });
}

/** Size of the language whose ladder is climbed. */
const ladderScale = (state: MatchState): number => state.scales[state.players[0]?.language ?? ''] ?? 1;

/** A solved prompt is a rung higher. */
function rise({ state }: StepContext): 'pass' {
  const { rung, reached } = climbOf(state);
  const lowest = reached === 0 ? state.promptCount : Math.min(reached, state.promptCount);
  change(state, { rung: rung + 1, reached: lowest });
  for (const player of state.players) if (isAlive(player)) player.stats.reachedWpp = lowest;
  return 'pass';
}

/** Gives everybody who is in the team's hearts. */
function shareHearts(context: StepContext, hearts: number): void {
  const { state } = context;
  change(state, { hearts });
  for (const player of state.players.filter(isAlive)) {
    player.hearts = hearts;
    if (hearts > 0) continue;
    player.eliminatedAtTurn = state.turn;
    context.events.push({ e: 'eliminated', seat: player.seat });
  }
}

/** A failure costs rungs and a heart, of the team where there is one. */
function fail(context: StepContext, player: MatchPlayer): void {
  const { state } = context;
  const { rung, hearts } = climbOf(state);
  change(state, { rung: Math.max(0, rung - CLIMB.fall) });
  if (hearts === null || isPractice(state)) {
    loseHeart(context, player);
    return;
  }
  player.combo = 0;
  player.stats.heartsLostAt.push(state.turn);
  context.events.push({ e: 'hurt', seat: player.seat, hearts: hearts - 1 });
  shareHearts(context, hearts - 1);
}

/** A heart that one of the team gained belongs to all. */
function shareGain(context: StepContext, player: MatchPlayer): void {
  const { hearts } = climbOf(context.state);
  if (hearts !== null && player.hearts > hearts) shareHearts(context, player.hearts);
}

/** The climb is over when nobody is left; a team goes on as long as there is somebody. */
function decide(context: StepContext, at: MatchTime): boolean {
  if (!context.state.players.some(isAlive)) finishMatch(context, 'allOut', at);
  return context.state.phase === 'over';
}

function view(state: MatchState): ClimbView {
  const { rungs, rung, reached, hearts } = climbOf(state);
  return {
    mode: MODES.climb,
    team: hearts !== null,
    rung: Math.min(rung + 1, rungs.length),
    rungs: rungs.length,
    wpp: state.promptCount,
    reachedWpp: reached,
    hearts,
  };
}

/** Mode 8: prompts with fewer and fewer words, alone or as a team (rules section 6). */
export const climb = turnMode({
  id: MODES.climb,
  begin,
  drawTask,
  points: lengthTimesCombo,
  accepted(context, player) {
    shareGain(context, player);
    return rise(context);
  },
  failed: fail,
  decide,
  twists: ['fade', 'mirror', 'sudden', 'blind'],
  view,
});
