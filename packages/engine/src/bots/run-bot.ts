import type { DraftDelta } from '../match/state/match-input.ts';
import type { BotAction, MatchPlayer, MatchState } from '../match/state/match-state.ts';
import { isPractice, type StepContext } from '../match/state/step-context.ts';
import { type Finder, planBotAgain, planBotRetry } from './plan-bot-turn.ts';

/** What a bot's hands can do in the running turn. */
export interface BotHands {
  draft(delta: DraftDelta): void;
  submit(word: string): void;
  readonly rules: Finder;
}

/** The next thing that the holder does, when it is a bot with a plan. */
export function nextBotAction(state: MatchState): BotAction | null {
  if (state.holder === null || state.turnStartsAt !== null) return null;
  const plan = state.botPlans[state.holder];
  return plan?.actions[plan.next] ?? null;
}

/** Carries out a bot's next action. A wrong word is followed by another try. */
export function runBotAction(context: StepContext, player: MatchPlayer, action: BotAction, hands: BotHands): void {
  const { state } = context;
  const plan = state.botPlans[player.seat];
  if (plan) plan.next++;
  // Bots keep a match alive like people; only practice, where no heart is lost, would then never end.
  if (!isPractice(state)) state.lastInputAt = state.now;
  if ('delta' in action) {
    hands.draft(action.delta);
    // Who has minutes left does not give up: the draft is cleared, and another word is thought of.
    if (plan && plan.next === plan.actions.length && player.bankMs !== null)
      planBotAgain(context, player, state.now, hands.rules);
    return;
  }
  const { turn } = state;
  hands.submit(action.submit);
  if (state.turn === turn && state.holder === player.seat) planBotRetry(context, player, state.now, hands.rules);
}
