import type { BotAction, MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import { isAlive, isPractice, type StepContext } from '../state/step-context.ts';
import type { TogetherRules } from './together-rules.ts';

/** Plans of every living bot for the round that opens now. */
export function planBots<Own>(context: StepContext, rules: TogetherRules<Own>, at: MatchTime): void {
  for (const player of context.state.players) if (player.bot && isAlive(player)) planBot(context, rules, player, at);
}

function planBot<Own>(context: StepContext, rules: TogetherRules<Own>, player: MatchPlayer, at: MatchTime): void {
  context.state.botPlans[player.seat] = { actions: rules.planBot(context, player, at), next: 0 };
}

/** The next thing that any bot does. */
export function nextBotAct(state: MatchState): { player: MatchPlayer; action: BotAction } | null {
  let first: { player: MatchPlayer; action: BotAction } | null = null;
  for (const player of state.players) {
    const plan = isAlive(player) ? state.botPlans[player.seat] : undefined;
    const action = plan?.actions[plan.next];
    if (action && (first === null || action.at < first.action.at)) first = { player, action };
  }
  return first;
}

/** Carries out what a bot does now. Whatever it sent, it goes on with the next thing while the round is open. */
export function runBotAct<Own>(
  context: StepContext,
  rules: TogetherRules<Own>,
  { player, action }: { player: MatchPlayer; action: BotAction },
  hands: { draft(delta: Extract<BotAction, { delta: unknown }>['delta']): void; submit(text: string): void },
): void {
  const { state } = context;
  const plan = state.botPlans[player.seat];
  if (plan) plan.next++;
  // Bots keep a match alive like people; only practice, where no heart is lost, would then never end.
  if (!isPractice(state)) state.lastInputAt = state.now;
  if ('delta' in action) {
    hands.draft(action.delta);
    if (plan && plan.next < plan.actions.length) return;
  } else hands.submit(action.submit);
  if (state.botPlans[player.seat] === plan) planBot(context, rules, player, state.now);
}
