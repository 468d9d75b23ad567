import { CLOCK } from '../../balance/match/turn-timers.ts';
import { nextBotAction, runBotAction } from '../../bots/run-bot.ts';
import { acceptWord } from '../word/accept-word.ts';
import { creditLeft, startClock, turnDeadline } from './clock.ts';
import { applyDelta, isTypable } from '../record/drafts.ts';
import { explode, isDecided } from './explode.ts';
import { takeAllHearts } from '../finish.ts';
import { judgeWord } from '../word/judge-word.ts';
import type { WrongReason } from '../state/match-event.ts';
import type { DraftDelta, MatchInput } from '../state/match-input.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import type { InputOf, Mode } from '../modes/mode.ts';
import type { TurnRules } from '../modes/turn-rules.ts';
import { findPlayer, isAlive, isChallenge, isPractice, type StepContext } from '../state/step-context.ts';
import { sampleAnswers } from '../prompt/sample-answers.ts';
import { giveTurn, passTurn, startTurn } from './turns.ts';

type Submit = Pick<Extract<MatchInput, { k: 'submit' }>, 'word' | 'creditMs' | 'untrusted'>;

const holds = (state: MatchState, player: MatchPlayer): boolean =>
  state.holder === player.seat && state.turnStartsAt === null;

/** Notes a key of the holder: the waiting clock of speed 8 starts with it. */
function touchKey(context: StepContext, player: MatchPlayer, at: MatchTime): void {
  const { state } = context;
  state.firstKeyAt ??= at;
  player.idleTurns = 0;
  if (startClock(state, at)) showClock(context, player);
}

function showClock(context: StepContext, player: MatchPlayer): void {
  const { turnEndsAt, maxTimeMs } = context.state;
  if (turnEndsAt === null) return;
  context.events.push({ e: 'clock', seat: player.seat, startedAt: turnEndsAt - maxTimeMs, endsAt: turnEndsAt });
}

/** The lag credit with which a word still counts; null when it came too late even so. */
function neededCredit(state: MatchState, player: MatchPlayer, creditMs: number, at: MatchTime): number | null {
  const lateMs = state.turnEndsAt === null ? 0 : Math.max(0, at - state.turnEndsAt);
  if (lateMs === 0) return 0;
  // What is no finite number would not survive the match log: it is no credit.
  return Number.isFinite(creditMs) && lateMs <= Math.min(creditMs, creditLeft(player)) ? lateMs : null;
}

function refuseWord(context: StepContext, player: MatchPlayer, word: string, reason: WrongReason): void {
  const { state } = context;
  context.events.push({ e: 'wrong', seat: player.seat, word, prompt: state.prompt, reason });
  if (reason === 'late' || reason === 'notYourTurn') return;
  player.stats.wrongWords++;
  if (!isChallenge(state) || reason === 'repeated' || state.turnEndsAt === null) return;
  state.turnEndsAt = Math.max(state.now, state.turnEndsAt - CLOCK.wrongWordCostMs);
  showClock(context, player);
}

/** Practice: an empty submit reveals a word. */
function revealWord(context: StepContext, rules: TurnRules, player: MatchPlayer): void {
  const [word] = rules.hints?.(context, player) ?? sampleAnswers(context, player, 1);
  if (word !== undefined) context.events.push({ e: 'practiceWord', seat: player.seat, word });
}

/** Judges what the holder submitted and passes the turn when it is right. */
function submitWord(context: StepContext, rules: TurnRules, player: MatchPlayer, submit: Submit, at: MatchTime): void {
  const { state } = context;
  if (!holds(state, player)) {
    refuseWord(context, player, submit.word, 'notYourTurn');
    return;
  }
  touchKey(context, player, at);
  player.draft = '';
  if (submit.untrusted) player.stats.untrusted = true;
  if (submit.word === '') {
    if (isPractice(state)) revealWord(context, rules, player);
    return;
  }
  const credit = neededCredit(state, player, submit.creditMs, at);
  const judge = rules.judge ?? judgeWord;
  const reason = credit === null ? 'late' : judge(context, player, submit.word);
  if (reason !== null || credit === null) {
    refuseWord(context, player, submit.word, reason ?? 'late');
    if (reason !== null && reason !== 'late') rules.refused?.(context, player, reason, at);
    return;
  }
  if (rules.notes?.(context, player, submit.word, at)) return;
  player.creditUsedMs += credit;
  const passedAt = at - credit;
  acceptWord(context, player, submit.word, passedAt, rules);
  const then = rules.accepted?.(context, player, submit.word, passedAt) ?? 'pass';
  if (context.state.phase === 'over') return;
  if (player.bankMs !== null && state.turnEndsAt !== null) player.bankMs = Math.max(1, state.turnEndsAt - passedAt);
  if (then === 'pass') passTurn(context, rules, passedAt);
}

function changeDraft(context: StepContext, player: MatchPlayer, delta: DraftDelta, at: MatchTime): void {
  if (!holds(context.state, player) || !isTypable(delta, player.language)) return;
  const draft = applyDelta(player.draft, delta);
  if (draft === player.draft) return;
  player.draft = draft;
  touchKey(context, player, at);
  context.events.push({ e: 'draft', seat: player.seat, delta });
}

/** A choice by number of whoever is next or holds the bomb; it may end the pause before the turn. */
function choose(
  context: StepContext,
  rules: TurnRules,
  player: MatchPlayer,
  input: InputOf<'choose'>,
  at: MatchTime,
): void {
  const { state } = context;
  if (state.holder !== player.seat || !rules.choose?.(context, player, input, at)) return;
  if (state.turnStartsAt !== null) startTurn(context, rules, at);
}

/** A player goes out between explosions; the turn passes when it was theirs. */
function goOut(context: StepContext, rules: TurnRules, player: MatchPlayer, at: MatchTime): void {
  takeAllHearts(context, player);
  if (!isDecided(context, rules, at) && context.state.holder === player.seat) passTurn(context, rules, at);
}

/**
 * A time bank may be long, and nobody else can act while it runs: whoever touches no key is out, and the others play on.
 * Says whether it was so.
 */
function putOutIdle(context: StepContext, rules: TurnRules, at: MatchTime): boolean {
  const { state, events } = context;
  const holder = findPlayer(state, state.holder);
  if (!holder || holder.bankMs === null || !holds(state, holder)) return false;
  events.push({ e: 'idle', seat: holder.seat });
  goOut(context, rules, holder, at);
  return true;
}

/** Does what is due first: a bot's key, the announced turn, the waiting clock, or the explosion. */
function runDue(context: StepContext, rules: TurnRules, at: MatchTime): void {
  const { state } = context;
  const holder = findPlayer(state, state.holder);
  if (!holder) return;
  const action = nextBotAction(state);
  if (action !== null && action.at <= (turnDeadline(state) ?? action.at)) {
    runBotAction(context, holder, action, {
      draft: (delta) => changeDraft(context, holder, delta, at),
      submit: (word) => submitWord(context, rules, holder, { word, creditMs: 0 }, at),
      rules,
    });
  } else if (state.turnStartsAt !== null) startTurn(context, rules, at);
  else if (startClock(state, at)) showClock(context, holder);
  else explode(context, rules, at);
}

/** Makes a mode in which one player at a time holds the bomb. */
export function turnMode(rules: TurnRules): Mode {
  return {
    id: rules.id,
    begin(context, at) {
      rules.begin?.(context, at);
      const first = context.state.players.find(isAlive);
      if (first) giveTurn(context, rules, first, true, at);
    },
    submit: (context, player, input, at) => submitWord(context, rules, player, input, at),
    draft: (context, player, input, at) => changeDraft(context, player, input.delta, at),
    next(context, player, at) {
      if (!isPractice(context.state) || !holds(context.state, player)) return;
      touchKey(context, player, at);
      passTurn(context, rules, at);
    },
    out: (context, player, at) => goOut(context, rules, player, at),
    putOutIdle: (context, at) => putOutIdle(context, rules, at),
    nextDeadline(state) {
      const clock = turnDeadline(state);
      const action = nextBotAction(state);
      if (action === null) return clock;
      return clock === null ? action.at : Math.min(clock, action.at);
    },
    due: (context, at) => runDue(context, rules, at),
    ...(rules.view ? { view: rules.view, viewIsPersonal: rules.viewIsPersonal ?? false } : {}),
    ...(rules.choose ? { choose: (context, player, input, at) => choose(context, rules, player, input, at) } : {}),
  };
}
