import { BOTS } from '../balance/room/bots.ts';
import type { BotAction, MatchPlayer } from '../match/state/match-state.ts';
import type { MatchTime } from '../match/state/match-time.ts';
import type { StepContext } from '../match/state/step-context.ts';
import { nextRandom } from '../random.ts';
import { knowChance, thinkMs } from './bot-mind.ts';
import type { TurnRules } from '../match/modes/turn-rules.ts';
import { chooseWord } from './choose-word.ts';
import { typeHelplessly, typeWord } from './type-word.ts';

/** What a bot needs to know of the mode: its own way to find words, and how hard its task is, if it has one. */
export type Finder = Pick<TurnRules, 'botWord' | 'botCount'>;

/** What a bot will type, if it knows anything, and the share of the usual thinking that it needs before. */
interface Answer {
  readonly word: string | null;
  readonly thinking: number;
}

const findWord = (context: StepContext, player: MatchPlayer, rules: Finder): string | null =>
  rules.botWord ? rules.botWord(context, player) : chooseWord(context, player);

/** Number of words for the turn's task, in a list of the reference size. */
const taskCount = (context: StepContext, player: MatchPlayer, rules: Finder): number =>
  (rules.botCount?.(context, player) ?? context.state.promptCount) / (context.state.scales[player.language] ?? 1);

function plan(context: StepContext, player: MatchPlayer, at: MatchTime, rules: Finder, answer: Answer): BotAction[] {
  const { state } = context;
  const { bot, language } = player;
  if (!bot) return [];
  const { word, thinking } = answer;
  const startAt = at + Math.round(thinking * thinkMs(bot, taskCount(context, player, rules), state.random));
  if (word !== null) return typeWord(bot, state.random, language, word, startAt);
  return typeHelplessly(bot, state.random, state.prompt, startAt);
}

/** Plans what a bot does in its turn (rules section 8): whether it knows a word, which one, and every key. */
export function planBotTurn(context: StepContext, player: MatchPlayer, at: MatchTime, rules: Finder): void {
  const { state } = context;
  if (!player.bot) return;
  const knows = nextRandom(state.random) < knowChance(player.bot, taskCount(context, player, rules));
  const word = knows ? findWord(context, player, rules) : null;
  state.botPlans[player.seat] = { actions: plan(context, player, at, rules, { word, thinking: 1 }), next: 0 };
}

/** Plans the next try after a word that was wrong. */
export function planBotRetry(context: StepContext, player: MatchPlayer, at: MatchTime, rules: Finder): void {
  const word = findWord(context, player, rules);
  if (word === null && player.bankMs !== null) {
    planBotAgain(context, player, at, rules);
    return;
  }
  const actions = word === null ? [] : plan(context, player, at, rules, { word, thinking: BOTS.retryThinking });
  context.state.botPlans[player.seat] = { actions, next: 0 };
}

/** Plans another try for a bot that knew nothing and has time left. */
export function planBotAgain(context: StepContext, player: MatchPlayer, at: MatchTime, rules: Finder): void {
  planBotTurn(context, player, at, rules);
  const plan = context.state.botPlans[player.seat];
  if (plan) plan.actions = [{ at, delta: { t: 'r', w: '' } }, ...plan.actions];
}
