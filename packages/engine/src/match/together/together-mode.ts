import type { DraftDelta } from '../state/match-input.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import { applyDelta, isTypable } from '../record/drafts.ts';
import { takeAllHearts } from '../finish.ts';
import type { InputOf, Mode } from '../modes/mode.ts';
import { isAlive, isPractice, type StepContext } from '../state/step-context.ts';
import { nextBotAct, runBotAct } from './bot-hands.ts';
import { beginWord, freshHand, neededCredit, nextIdle, noteKey, roundDeadline } from './hands.ts';
import { closeIfDone, closeRound, isDecided, isRoundRunning, openRound } from './rounds.ts';
import { tableOf, type Table, type TogetherRules } from './together-rules.ts';

const isOpen = (state: MatchState, at: MatchTime): boolean => isRoundRunning(state) && at >= tableOf(state).opensAt;

/** Gives an input that may come late to the mode; says whether it was in time and taken. */
function take(
  context: StepContext,
  player: MatchPlayer,
  creditMs: number,
  at: MatchTime,
  give: (at: MatchTime) => boolean,
): 'taken' | 'refused' | 'late' {
  const credit = isOpen(context.state, at) ? neededCredit(context.state, player, creditMs, at) : null;
  if (credit === null) return 'late';
  if (!give(at - credit)) return 'refused';
  player.creditUsedMs += credit;
  return 'taken';
}

/** Practice: an empty submit reveals a word. */
function reveal<Own>(context: StepContext, rules: TogetherRules<Own>, player: MatchPlayer): void {
  const word = isPractice(context.state) ? (rules.reveal?.(context, player) ?? null) : null;
  if (word !== null) context.events.push({ e: 'practiceWord', seat: player.seat, word });
}

function submitText<Own>(
  context: StepContext,
  rules: TogetherRules<Own>,
  player: MatchPlayer,
  submit: Pick<InputOf<'submit'>, 'word' | 'creditMs' | 'untrusted'>,
  at: MatchTime,
): void {
  const { hands } = tableOf(context.state);
  noteKey(hands, player, at);
  const { draft } = player;
  player.draft = '';
  if (submit.untrusted) player.stats.untrusted = true;
  const { word } = submit;
  if (word === '') {
    reveal(context, rules, player);
    return;
  }
  const then = take(context, player, submit.creditMs, at, (sentAt) => {
    rules.typed?.(context.state, player, draft, word);
    const taken = rules.submit(context, player, word, sentAt);
    if (taken) beginWord(hands, player, sentAt);
    return taken;
  });
  if (then === 'late') {
    context.events.push({ e: 'wrong', seat: player.seat, word, prompt: context.state.prompt, reason: 'late' });
  } else if (then === 'taken') closeIfDone(context, rules, at);
}

function changeDraft<Own>(
  context: StepContext,
  rules: TogetherRules<Own>,
  player: MatchPlayer,
  delta: DraftDelta,
  at: MatchTime,
): void {
  if (!isOpen(context.state, at) || !isTypable(delta, player.language)) return;
  const draft = applyDelta(player.draft, delta);
  if (draft === player.draft && !rules.hidesDrafts) return;
  noteKey(tableOf(context.state).hands, player, at);
  if (rules.hidesDrafts) return;
  rules.typed?.(context.state, player, player.draft, draft);
  player.draft = draft;
  context.events.push({ e: 'draft', seat: player.seat, delta });
}

/** A player goes out in the middle of a round. */
function goOut<Own>(context: StepContext, rules: TogetherRules<Own>, player: MatchPlayer, at: MatchTime): void {
  delete context.state.botPlans[player.seat];
  player.draft = '';
  if (rules.out) rules.out(context, player, at);
  else takeAllHearts(context, player);
  if (isDecided(context, rules, at)) return;
  context.events.push({ e: 'mode', seat: null });
  closeIfDone(context, rules, at);
}

/** When the round that runs, or the pause before the next one, needs the clock. */
function roundClock<Own>(state: MatchState, rules: TogetherRules<Own>): MatchTime | null {
  return state.turnStartsAt ?? roundDeadline(state, (player) => rules.isDone?.(state, player) ?? false);
}

/** Does what is due first: somebody is idle for too long, a bot's key, the next round, or the end of this one. */
function runDue<Own>(context: StepContext, rules: TogetherRules<Own>, at: MatchTime): void {
  const { state } = context;
  const idle = rules.idleMs === undefined ? null : nextIdle(state, tableOf(state).hands, rules.idleMs);
  if (idle !== null && idle.at <= at) {
    context.events.push({ e: 'idle', seat: idle.player.seat });
    goOut(context, rules, idle.player, at);
    return;
  }
  const act = nextBotAct(state);
  if (act !== null && act.action.at <= (roundClock(state, rules) ?? act.action.at)) {
    runBotAct(context, rules, act, {
      draft: (delta) => changeDraft(context, rules, act.player, delta, at),
      submit: (word) => submitText(context, rules, act.player, { word, creditMs: 0 }, at),
    });
  } else if (state.turnStartsAt !== null) openRound(context, rules, at);
  else closeRound(context, rules, at);
}

function firstOf(...times: readonly (MatchTime | null | undefined)[]): MatchTime | null {
  let first: MatchTime | null = null;
  for (const at of times) if (at !== null && at !== undefined && (first === null || at < first)) first = at;
  return first;
}

/** Sets the table: no time banks, and nobody has touched a key. */
function layTable<Own>(context: StepContext, rules: TogetherRules<Own>, at: MatchTime): void {
  const { state } = context;
  for (const player of state.players) player.bankMs = null;
  const hands = Object.fromEntries(state.players.map((player) => [player.seat, freshHand(at)] as const));
  const table: Table<Own> = { hands, opensAt: at, own: rules.begin(context, at) };
  state.modeState = table;
}

/** The part of a mode that only some of these modes have. */
function optional<Own>(rules: TogetherRules<Own>): Partial<Mode> {
  const { choose, join, closing } = rules;
  return {
    ...(choose && {
      choose(context, player, { choice, creditMs }, at) {
        noteKey(tableOf(context.state).hands, player, at);
        const then = take(context, player, creditMs, at, (sentAt) => choose(context, player, choice, sentAt));
        if (then === 'taken') closeIfDone(context, rules, at);
      },
    }),
    ...(join && { join: (context, input, at) => join(context, input, at) }),
    ...(closing && { closing: (context, at) => closing(context, at) }),
    ...(rules.idleMs !== undefined && { watchesIdle: true }),
    ...(rules.viewIsPersonal && { viewIsPersonal: true }),
  };
}

/** Makes a mode in which everybody plays at once, round by round. */
export function togetherMode<Own>(rules: TogetherRules<Own>): Mode {
  return {
    id: rules.id,
    begin(context, at) {
      layTable(context, rules, at);
      openRound(context, rules, at);
    },
    submit: (context, player, input, at) => submitText(context, rules, player, input, at),
    draft: (context, player, input, at) => changeDraft(context, rules, player, input.delta, at),
    next(context, player, at) {
      const { state } = context;
      const alone = state.players.every((other) => other === player || !isAlive(other) || other.bot !== null);
      if (!isPractice(state) || !alone || !isRoundRunning(state)) return;
      noteKey(tableOf(state).hands, player, at);
      closeRound(context, rules, at);
    },
    out: (context, player, at) => goOut(context, rules, player, at),
    nextDeadline(state) {
      const idle = rules.idleMs === undefined ? null : nextIdle(state, tableOf(state).hands, rules.idleMs);
      return firstOf(roundClock(state, rules), nextBotAct(state)?.action.at, idle?.at);
    },
    due: (context, at) => runDue(context, rules, at),
    view: (state, viewer) => (state.modeState === null ? null : rules.view(state, viewer)),
    ...optional(rules),
  };
}
