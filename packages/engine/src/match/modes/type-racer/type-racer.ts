import { RACE } from '../../../balance/modes/type-racer.ts';
import { typeWord } from '../../../bots/type-word.ts';
import { MODES } from '../../../catalogue/modes.ts';
import type { SeatId } from '../../../ids.ts';
import { matchCompany } from '../../word/accept-word.ts';
import { fuseMs } from '../../turn/clock.ts';
import { rollDrops } from '../../word/drops.ts';
import { livingBy } from '../../finish.ts';
import type { MatchPlayer, MatchState } from '../../state/match-state.ts';
import type { MatchTime } from '../../state/match-time.ts';
import type { RaceView } from '../../state/mode-view.ts';
import { dictionaryOf, findPlayer, isAlive, type StepContext } from '../../state/step-context.ts';
import { wordsPerMinute } from '../../record/summarise-match.ts';
import { noteRight, payPlayer } from '../../together/reward.ts';
import { loseHeart } from '../../together/rounds.ts';
import { ownOf, type RoundTask } from '../../together/together-rules.ts';
import { togetherMode } from '../../together/together-mode.ts';
import { judgeKeys } from './race-keys.ts';
import { drawLap } from './type-racer-text.ts';

/** How far one player is in the lap, and what the finished laps make. */
interface Racer {
  done: number;
  /** When the latest word was typed. */
  progressAt: MatchTime;
  finishedAt: MatchTime | null;
  laps: number;
  /** Letters typed in this lap, and how many of them were wrong, taken back or not. */
  keys: number;
  wrongKeys: number;
  /** What they made at the latest right word: nobody is told of a view at every letter. */
  accuracy: number | null;
  /** Characters (spaces included) and time of the finished laps. */
  typedLetters: number;
  typingMs: number;
}

interface Race {
  lap: number;
  /** The text of the lap in each language of the table. */
  texts: Record<string, string[]>;
  startedAt: MatchTime;
  endsAt: MatchTime;
  racers: Record<string, Racer>;
}

const FRESH_KEYS = { keys: 0, wrongKeys: 0, accuracy: null };

const freshRacer = (at: MatchTime): Racer => ({
  done: 0,
  progressAt: at,
  finishedAt: null,
  laps: 0,
  ...FRESH_KEYS,
  typedLetters: 0,
  typingMs: 0,
});

const racerOf = (own: Race, player: MatchPlayer): Racer => own.racers[player.seat] ?? freshRacer(own.startedAt);
const textOf = (own: Race, player: MatchPlayer | undefined): readonly string[] =>
  (player && own.texts[player.language]) ?? [];
/** A typed word with the space, or the key that ends the lap, after it. */
const charactersOf = (word: string): number => word.length + 1;

function drawRound(context: StepContext, own: Race, at: MatchTime): RoundTask | null {
  const { state } = context;
  if (own.lap >= RACE.laps) return null;
  const living = state.players.filter(isAlive);
  own.texts = {};
  for (const player of living) own.texts[player.language] ??= drawLap(dictionaryOf(context, player), state.random);
  const words = textOf(own, living[0]);
  if (words.length === 0) return null;
  const limitMs = RACE.fuses * fuseMs(state.rules, state.players.length, state.round);
  own.lap++;
  own.startedAt = at;
  own.endsAt = at + limitMs;
  for (const player of living)
    Object.assign(racerOf(own, player), { done: 0, progressAt: at, finishedAt: null, ...FRESH_KEYS });
  return { prompt: words.join(' '), count: words.length, requirement: { free: true }, limitMs };
}

/** Counts the letters that a change of the draft brings; who has finished types for nobody. */
function noteKeys(state: MatchState, player: MatchPlayer, before: string, after: string): void {
  const own = ownOf<Race>(state);
  const racer = racerOf(own, player);
  const word = textOf(own, player)[racer.done];
  if (word === undefined) return;
  const { keys, wrong } = judgeKeys(word, before, after);
  racer.keys += keys;
  racer.wrongKeys += wrong;
}

/** The next word of the text, exactly; a wrong one costs only the time. */
function submit(context: StepContext, player: MatchPlayer, word: string, at: MatchTime): boolean {
  const { state, events } = context;
  const own = ownOf<Race>(state);
  const racer = racerOf(own, player);
  const words = textOf(own, player);
  // A verdict is told to the typist alone: the others see here that the draft is over.
  events.push({ e: 'draft', seat: player.seat, delta: { t: 'r', w: '' } });
  if (words[racer.done] !== word) {
    player.stats.wrongWords++;
    events.push({ e: 'answer', seat: player.seat, word, points: 0, reason: 'prompt' });
    return false;
  }
  player.combo++;
  noteRight(state, player, charactersOf(word), at);
  payPlayer(context, player, { length: word.length, points: word.length }, RACE.pays);
  racer.done++;
  racer.progressAt = at;
  racer.accuracy = Math.floor((100 * (racer.keys - racer.wrongKeys)) / racer.keys);
  if (racer.done === words.length) {
    racer.finishedAt = at;
    racer.laps++;
    racer.typedLetters += words.reduce((sum, one) => sum + charactersOf(one), 0);
    racer.typingMs += at - own.startedAt;
  }
  events.push({ e: 'answer', seat: player.seat, word, points: word.length, reason: null }, { e: 'mode', seat: null });
  rollDrops(context, player, matchCompany(state));
  return true;
}

/** How far behind the winner's time the slowest may be without losing a heart: 10 %, one point less each lap. */
export const sparedShare = (lap: number): number => Math.max(0, RACE.sparedShare - RACE.sparedLessPerLap * (lap - 1));

/** The one who is furthest, when nobody finished: nobody is out because the lap was too long for all. */
function leader(living: readonly MatchPlayer[], own: Race): MatchPlayer | undefined {
  const moved = living.filter((player) => racerOf(own, player).done > 0);
  const ahead = (a: Racer, b: Racer): number => b.done - a.done || a.progressAt - b.progressAt;
  return moved.toSorted((a, b) => ahead(racerOf(own, a), racerOf(own, b)))[0];
}

/** Who loses a heart: whoever did not finish, else the slowest, unless close behind the winner. */
function losers(state: MatchState, own: Race): readonly MatchPlayer[] {
  const living = state.players.filter(isAlive);
  const timeOf = (player: MatchPlayer): number | null => {
    const { finishedAt } = racerOf(own, player);
    return finishedAt === null ? null : finishedAt - own.startedAt;
  };
  const unfinished = living.filter((player) => timeOf(player) === null);
  if (unfinished.length > 0) {
    const spared = unfinished.length === living.length && state.players.length > 1 ? leader(living, own) : undefined;
    return unfinished.filter((player) => player !== spared);
  }
  const times = living.map((player) => timeOf(player) ?? 0);
  const slowest = living[times.indexOf(Math.max(...times))];
  const allowed = Math.min(...times) * (1 + sparedShare(own.lap));
  return slowest && living.length > 1 && Math.max(...times) > allowed ? [slowest] : [];
}

function settle(context: StepContext, own: Race): number {
  for (const player of losers(context.state, own)) loseHeart(context, player);
  return RACE.pauseMs;
}

/** Characters of the words that are typed in this lap. */
const lapLetters = (own: Race, player: MatchPlayer): number =>
  textOf(own, player)
    .slice(0, racerOf(own, player).done)
    .reduce((sum, word) => sum + charactersOf(word), 0);

/** Speed over the finished laps and what stands of this one. */
function speedOf(own: Race, player: MatchPlayer): number {
  const racer = racerOf(own, player);
  if (racer.finishedAt !== null) return wordsPerMinute(racer);
  return wordsPerMinute({
    typedLetters: racer.typedLetters + lapLetters(own, player),
    typingMs: racer.typingMs + (racer.done > 0 ? racer.progressAt - own.startedAt : 0),
  });
}

function view(state: MatchState, viewer: SeatId | null): RaceView {
  const own = ownOf<Race>(state);
  const reader = findPlayer(state, viewer) ?? state.players.find((player) => textOf(own, player).length > 0);
  return {
    mode: MODES.typeRacer,
    lap: own.lap,
    words: [...textOf(own, reader)],
    startedAt: own.startedAt,
    endsAt: own.endsAt,
    racers: state.players.map((player) => {
      const { done, finishedAt, laps, accuracy } = racerOf(own, player);
      const wpm = Math.round(speedOf(own, player) * 10) / 10;
      return { seat: player.seat, done, letters: lapLetters(own, player), finishedAt, laps, wpm, accuracy };
    }),
  };
}

/** Most laps first, then the faster one. */
const byLaps = (own: Race) => (player: MatchPlayer) => {
  const racer = racerOf(own, player);
  return racer.laps + 1 - 1 / (1 + wordsPerMinute(racer));
};

/** Mode 5: the same words for everybody, as fast as one can. */
export const typeRacer = togetherMode<Race>({
  id: MODES.typeRacer,
  begin: ({ state }, at) => {
    const racers = Object.fromEntries(state.players.map(({ seat }) => [seat, freshRacer(at)] as const));
    return { lap: 0, texts: {}, startedAt: at, endsAt: at, racers };
  },
  drawRound,
  submit,
  typed: noteKeys,
  isDone: (state, player) => racerOf(ownOf<Race>(state), player).finishedAt !== null,
  settle: (context, own) => settle(context, own),
  planBot({ state }, player, at) {
    const own = ownOf<Race>(state);
    const word = textOf(own, player)[racerOf(own, player).done];
    return player.bot && word !== undefined ? typeWord(player.bot, state.random, player.language, word, at) : [];
  },
  order: (state) => livingBy(byLaps(ownOf<Race>(state))),
  view,
  viewIsPersonal: true,
});
