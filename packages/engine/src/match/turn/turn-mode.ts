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
import { findPlayer, isAlive, isChallenge, isPractice, type Play } from '../state/play.ts';
import { sampleAnswers } from '../prompt/sample-answers.ts';
import { giveTurn, passTurn, startTurn } from './turns.ts';

type Submit = Pick<Extract<MatchInput, { k: 'submit' }>, 'word' | 'creditMs' | 'untrusted'>;

const holds = (state: MatchState, player: MatchPlayer): boolean =>
  state.holder === player.seat && state.turnStartsAt === null;

/** Notes a key of the holder: the waiting clock of speed 8 starts with it. */
function touchKey(play: Play, player: MatchPlayer, at: MatchTime): void {
  const { state } = play;
  state.firstKeyAt ??= at;
  player.idleTurns = 0;
  if (startClock(state, at)) showClock(play, player);
}

function showClock(play: Play, player: MatchPlayer): void {
  const { turnEndsAt, maxTimeMs } = play.state;
  if (turnEndsAt === null) return;
  play.events.push({ e: 'clock', seat: player.seat, startedAt: turnEndsAt - maxTimeMs, endsAt: turnEndsAt });
}

/** The lag credit with which a word still counts; null when it came too late even so. */
function neededCredit(state: MatchState, player: MatchPlayer, creditMs: number, at: MatchTime): number | null {
  const lateMs = state.turnEndsAt === null ? 0 : Math.max(0, at - state.turnEndsAt);
  if (lateMs === 0) return 0;
  // What is no finite number would not survive the match log: it is no credit.
  return Number.isFinite(creditMs) && lateMs <= Math.min(creditMs, creditLeft(player)) ? lateMs : null;
}

function refuseWord(play: Play, player: MatchPlayer, word: string, reason: WrongReason): void {
  const { state } = play;
  play.events.push({ e: 'wrong', seat: player.seat, word, prompt: state.prompt, reason });
  if (reason === 'late' || reason === 'notYourTurn') return;
  player.stats.wrongWords++;
  if (!isChallenge(state) || reason === 'repeated' || state.turnEndsAt === null) return;
  state.turnEndsAt = Math.max(state.now, state.turnEndsAt - CLOCK.wrongWordCostMs);
  showClock(play, player);
}

/** Practice: an empty submit reveals a word. */
function revealWord(play: Play, rules: TurnRules, player: MatchPlayer): void {
  const [word] = rules.hints?.(play, player) ?? sampleAnswers(play, player, 1);
  if (word !== undefined) play.events.push({ e: 'practiceWord', seat: player.seat, word });
}

/** Judges what the holder submitted and passes the turn when it is right. */
function submitWord(play: Play, rules: TurnRules, player: MatchPlayer, submit: Submit, at: MatchTime): void {
  const { state } = play;
  if (!holds(state, player)) {
    refuseWord(play, player, submit.word, 'notYourTurn');
    return;
  }
  touchKey(play, player, at);
  player.draft = '';
  if (submit.untrusted) player.stats.untrusted = true;
  if (submit.word === '') {
    if (isPractice(state)) revealWord(play, rules, player);
    return;
  }
  const credit = neededCredit(state, player, submit.creditMs, at);
  const judge = rules.judge ?? judgeWord;
  const reason = credit === null ? 'late' : judge(play, player, submit.word);
  if (reason !== null || credit === null) {
    refuseWord(play, player, submit.word, reason ?? 'late');
    if (reason !== null && reason !== 'late') rules.refused?.(play, player, reason, at);
    return;
  }
  if (rules.notes?.(play, player, submit.word, at)) return;
  player.creditUsedMs += credit;
  const passedAt = at - credit;
  acceptWord(play, player, submit.word, passedAt, rules);
  const then = rules.accepted?.(play, player, submit.word, passedAt) ?? 'pass';
  if (play.state.phase === 'over') return;
  if (player.bankMs !== null && state.turnEndsAt !== null) player.bankMs = Math.max(1, state.turnEndsAt - passedAt);
  if (then === 'pass') passTurn(play, rules, passedAt);
}

function changeDraft(play: Play, player: MatchPlayer, delta: DraftDelta, at: MatchTime): void {
  if (!holds(play.state, player) || !isTypable(delta, player.language)) return;
  const draft = applyDelta(player.draft, delta);
  if (draft === player.draft) return;
  player.draft = draft;
  touchKey(play, player, at);
  play.events.push({ e: 'draft', seat: player.seat, delta });
}

/** A choice by number of whoever is next or holds the bomb; it may end the pause before the turn. */
function choose(play: Play, rules: TurnRules, player: MatchPlayer, input: InputOf<'choose'>, at: MatchTime): void {
  const { state } = play;
  if (state.holder !== player.seat || !rules.choose?.(play, player, input, at)) return;
  if (state.turnStartsAt !== null) startTurn(play, rules, at);
}

/** A player goes out between explosions; the turn passes when it was theirs. */
function goOut(play: Play, rules: TurnRules, player: MatchPlayer, at: MatchTime): void {
  takeAllHearts(play, player);
  if (!isDecided(play, rules, at) && play.state.holder === player.seat) passTurn(play, rules, at);
}

/** Does what is due first: a bot's key, the announced turn, the waiting clock, or the explosion. */
function runDue(play: Play, rules: TurnRules, at: MatchTime): void {
  const { state } = play;
  const holder = findPlayer(state, state.holder);
  if (!holder) return;
  const action = nextBotAction(state);
  if (action !== null && action.at <= (turnDeadline(state) ?? action.at)) {
    runBotAction(play, holder, action, {
      draft: (delta) => changeDraft(play, holder, delta, at),
      submit: (word) => submitWord(play, rules, holder, { word, creditMs: 0 }, at),
      rules,
    });
  } else if (state.turnStartsAt !== null) startTurn(play, rules, at);
  else if (startClock(state, at)) showClock(play, holder);
  else explode(play, rules, at);
}

/** Makes a mode in which one player at a time holds the bomb. */
export function turnMode(rules: TurnRules): Mode {
  return {
    id: rules.id,
    begin(play, at) {
      rules.begin?.(play, at);
      const first = play.state.players.find(isAlive);
      if (first) giveTurn(play, rules, first, true, at);
    },
    submit: (play, player, input, at) => submitWord(play, rules, player, input, at),
    draft: (play, player, input, at) => changeDraft(play, player, input.delta, at),
    next(play, player, at) {
      if (!isPractice(play.state) || !holds(play.state, player)) return;
      touchKey(play, player, at);
      passTurn(play, rules, at);
    },
    out: (play, player, at) => goOut(play, rules, player, at),
    nextDeadline(state) {
      const clock = turnDeadline(state);
      const action = nextBotAction(state);
      if (action === null) return clock;
      return clock === null ? action.at : Math.min(clock, action.at);
    },
    due: (play, at) => runDue(play, rules, at),
    ...(rules.view ? { view: rules.view, viewIsPersonal: rules.viewIsPersonal ?? false } : {}),
    ...(rules.choose ? { choose: (play, player, input, at) => choose(play, rules, player, input, at) } : {}),
  };
}
