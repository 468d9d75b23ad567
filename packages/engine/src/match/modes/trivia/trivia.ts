import { TRIVIA } from '../../../balance/modes/trivia.ts';
import { planAnswer } from '../../../bots/trivia-bot.ts';
import { MODES } from '../../../catalogue/modes.ts';
import type { SeatId } from '../../../ids.ts';
import { fuseMs } from '../../turn/clock.ts';
import { noteWordTime } from '../../record/timeline.ts';
import { livingBy } from '../../finish.ts';
import type { TriviaQuestion } from '../../state/match-content.ts';
import type { MatchRules } from '../../state/match-setup.ts';
import type { MatchPlayer, MatchState } from '../../state/match-state.ts';
import type { MatchTime } from '../../state/match-time.ts';
import type { TriviaReveal, TriviaView } from '../../state/mode-view.ts';
import { isAlive, type StepContext } from '../../state/step-context.ts';
import { payPlayer } from '../../together/reward.ts';
import { loseHeart } from '../../together/rounds.ts';
import { ownOf, type RoundTask } from '../../together/together-rules.ts';
import { togetherMode } from '../../together/together-mode.ts';

interface Choice {
  readonly seat: SeatId;
  readonly index: number;
  readonly at: MatchTime;
}

interface Trivia {
  /** How many questions were asked; the running one is the last of them. */
  asked: number;
  startedAt: MatchTime;
  opensAt: MatchTime;
  endsAt: MatchTime;
  choices: Choice[];
  reveal: TriviaReveal | null;
}

const questionsOf = (state: MatchState): readonly TriviaQuestion[] =>
  (state.content.questions ?? []).slice(0, TRIVIA.questions);
const asked = (state: MatchState): TriviaQuestion | undefined => questionsOf(state)[ownOf<Trivia>(state).asked - 1];

/** How long a question of this difficulty may be answered, in ms: the room's first fuse and more for easy ones. */
export const triviaLimitMs = (rules: MatchRules, d: TriviaQuestion['d']): number =>
  fuseMs(rules, 1, 1) + TRIVIA.limitExtraMs[d];

function drawRound({ state }: StepContext, own: Trivia, at: MatchTime): RoundTask | null {
  const question = questionsOf(state)[own.asked];
  if (!question) return null;
  const opensAfterMs = TRIVIA.answers * TRIVIA.answerEveryMs;
  const limitMs = triviaLimitMs(state.rules, question.d);
  own.asked++;
  own.choices = [];
  own.reveal = null;
  own.startedAt = at;
  own.opensAt = at + opensAfterMs;
  own.endsAt = own.opensAt + limitMs;
  return { prompt: question.q, count: question.a.length, requirement: { free: true }, opensAfterMs, limitMs };
}

const choiceOf = (own: Trivia, player: MatchPlayer): Choice | undefined =>
  own.choices.find(({ seat }) => seat === player.seat);

/** One choice counts, the first. */
function choose(context: StepContext, player: MatchPlayer, index: number, at: MatchTime): boolean {
  const own = ownOf<Trivia>(context.state);
  if (!Number.isInteger(index) || index < 0 || index >= TRIVIA.answers || choiceOf(own, player)) return false;
  own.choices.push({ seat: player.seat, index, at });
  context.events.push({ e: 'mode', seat: null });
  return true;
}

/** 100 · (d + 1), half of it sure and half for the time left. */
function pointsOf(own: Trivia, { d }: TriviaQuestion, at: MatchTime): number {
  const left = Math.max(0, own.endsAt - at) / (own.endsAt - own.opensAt);
  return Math.round(TRIVIA.pointsPerDifficulty * (d + 1) * (TRIVIA.pointsSure + (1 - TRIVIA.pointsSure) * left));
}

function payRight(
  context: StepContext,
  player: MatchPlayer,
  own: Trivia,
  question: TriviaQuestion,
  at: MatchTime,
): void {
  player.combo++;
  player.stats.correctWords++;
  noteWordTime(context.state, player, at);
  player.stats.bestCombo = Math.max(player.stats.bestCombo, player.combo);
  player.stats.reactMs += at - own.opensAt;
  const points = pointsOf(own, question, at);
  payPlayer(context, player, { length: TRIVIA.expLetters, points, paidPoints: TRIVIA.reward });
}

/** Shows the answers; the wrong and the silent lose a heart, unless several played and all of them failed. */
function settle(context: StepContext, own: Trivia, at: MatchTime): number {
  const { state, events } = context;
  const question = asked(state);
  if (!question) return 0;
  const playing = state.players.filter(isAlive);
  const isRight = (player: MatchPlayer): boolean => choiceOf(own, player)?.index === question.correct;
  const failed = playing.filter((player) => !isRight(player));
  const pauseMs = failed.length === 0 ? 0 : TRIVIA.revealMs;
  const answers = own.choices.map(({ index, seat }) => ({ index, seat }));
  const reveal = { correct: question.correct, answers, author: question.author, until: at + pauseMs };
  own.reveal = reveal;
  events.push({ e: 'reveal', ...reveal });
  for (const player of playing) {
    const choice = choiceOf(own, player);
    if (choice && isRight(player)) payRight(context, player, own, question, choice.at);
    else if (choice) player.stats.wrongWords++;
  }
  const spared = failed.length === playing.length && state.players.length > 1;
  for (const player of spared ? [] : failed) loseHeart(context, player);
  return pauseMs;
}

const copyReveal = (reveal: TriviaReveal): TriviaReveal => ({
  ...reveal,
  answers: reveal.answers.map((answer) => ({ ...answer })),
  author: reveal.author && { ...reveal.author },
});

function view(state: MatchState, viewer: SeatId | null): TriviaView {
  const own = ownOf<Trivia>(state);
  const question = asked(state);
  return {
    mode: MODES.trivia,
    number: own.asked,
    of: questionsOf(state).length,
    q: question?.q ?? '',
    a: [...(question?.a ?? [])],
    d: question?.d ?? 0,
    startedAt: own.startedAt,
    opensAt: own.opensAt,
    endsAt: own.endsAt,
    chosen: own.choices.map(({ seat }) => seat),
    own: own.choices.find(({ seat }) => seat === viewer)?.index ?? null,
    reveal: own.reveal && copyReveal(own.reveal),
  };
}

/** Mode 11: a question with four answers for everybody at once. */
export const trivia = togetherMode<Trivia>({
  id: MODES.trivia,
  begin: (_play, at) => ({ asked: 0, startedAt: at, opensAt: at, endsAt: at, choices: [], reveal: null }),
  drawRound,
  // The answer's index also comes as a submit.
  submit: (context, player, word, at) => /^[0-3]$/.test(word) && choose(context, player, Number(word), at),
  choose,
  isDone: (state, player) => choiceOf(ownOf<Trivia>(state), player) !== undefined,
  settle,
  planBot(context, player, at) {
    const question = asked(context.state);
    const own = ownOf<Trivia>(context.state);
    if (!player.bot || !question || choiceOf(own, player)) return [];
    return planAnswer(player.bot, context.state.random, question, at);
  },
  order: () => livingBy(({ stats }) => stats.points),
  hidesDrafts: true,
  view,
  viewIsPersonal: true,
});
