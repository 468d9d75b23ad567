import { PROMPTS } from '../../balance/match/prompts.ts';
import { finishIfDecided, takeAllHearts } from '../finish.ts';
import type { MatchPlayer } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import { noteIdleTurn } from '../state/note-idle-turn.ts';
import type { TurnRules } from '../modes/turn-rules.ts';
import { findPlayer, isAlive, isChallenge, isPractice, type StepContext } from '../state/step-context.ts';
import { sampleAnswers } from '../prompt/sample-answers.ts';
import { passTurn } from './turns.ts';

/** Shows words that would have been right: not in ranked, challenge or AARRGHH. */
function showHints(context: StepContext, rules: TurnRules, player: MatchPlayer): void {
  const { state } = context;
  if (state.rules.ranked || isChallenge(state)) return;
  const words = rules.hints?.(context, player) ?? sampleAnswers(context, player, PROMPTS.hints);
  if (words.length > 0) context.events.push({ e: 'hint', prompt: state.prompt, words });
}

/** Whether the match is decided; ends it then. */
export const isDecided = (context: StepContext, rules: TurnRules, at: MatchTime): boolean =>
  rules.decide ? rules.decide(context, at) : finishIfDecided(context, at);

/** What the explosion costs: a heart; the rest of an empty time bank; nothing in practice. */
export function loseHeart(context: StepContext, player: MatchPlayer): void {
  const { state, events } = context;
  if (player.bankMs !== null) {
    player.bankMs = 0;
    player.hearts = 0;
  } else if (!isPractice(state)) player.hearts--;
  if (!isPractice(state)) {
    player.combo = 0;
    player.stats.heartsLostAt.push(state.turn);
  }
  events.push({ e: 'hurt', seat: player.seat, hearts: player.hearts });
  if (isAlive(player)) return;
  player.eliminatedAtTurn = state.turn;
  events.push({ e: 'eliminated', seat: player.seat });
}

/** The bomb goes off in the holder's hands. */
export function explode(context: StepContext, rules: TurnRules, at: MatchTime): void {
  const player = findPlayer(context.state, context.state.holder);
  if (!player) return;
  if (rules.failed) rules.failed(context, player, at);
  else loseHeart(context, player);
  if (context.state.phase === 'over') return;
  showHints(context, rules, player);
  if (noteIdleTurn(context.state, player, context.state.firstKeyAt !== null)) {
    if (isAlive(player)) takeAllHearts(context, player);
    context.events.push({ e: 'idle', seat: player.seat });
  }
  if (!isDecided(context, rules, at)) passTurn(context, rules, at);
}
