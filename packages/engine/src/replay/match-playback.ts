import { SKIP } from '../balance/match/skip.ts';
import { createMatch } from '../match/create-match.ts';
import { nextDue } from '../match/match-clock.ts';
import type { MatchEvent } from '../match/state/match-event.ts';
import type { MatchInput } from '../match/state/match-input.ts';
import type { MatchState } from '../match/state/match-state.ts';
import type { MatchTime } from '../match/state/match-time.ts';
import { step, stepSkipped } from '../match/step.ts';
import { replayAnswers } from './dictionary-answers.ts';
import type { WordSource } from '../word-index.ts';
import type { MatchLog } from './replay-match.ts';

/** Inputs from one checkpoint to the next: a seek replays at most so many; of a very long match more. */
const CHECKPOINT_INPUTS = 100;
/** Copies of a state grow with its match: more than these are not kept, every second one goes. */
const MOST_CHECKPOINTS = 128;

/** Where a match can be taken up again. */
interface Checkpoint {
  /** Inputs and answers that lie behind it. */
  readonly inputs: number;
  readonly answers: number;
  readonly at: MatchTime;
  readonly state: MatchState;
}

/** What happened at one moment of a replay. */
export interface PlaybackMoment {
  readonly at: MatchTime;
  readonly events: readonly MatchEvent[];
}

/** One thing to play: an input, or in a part that somebody skipped whatever was due next (`input` null). */
interface ScriptLine {
  readonly at: MatchTime;
  readonly input: MatchInput | null;
  readonly skipped: boolean;
}

const runLine = (state: MatchState, { input, skipped }: ScriptLine, words: WordSource): MatchEvent[] =>
  skipped || input === null ? stepSkipped(state, input, words) : step(state, input, words);

/** A moment worth jumping to. */
export interface PlaybackMark {
  readonly at: MatchTime;
  readonly kind: 'turn' | 'hurt' | 'eliminated' | 'over';
  readonly turn: number;
}

const MARKED: ReadonlySet<MatchEvent['e']> = new Set(['turn', 'hurt', 'eliminated', 'over']);

/** A state is plain data. */
const copyState = (state: MatchState): MatchState => JSON.parse(JSON.stringify(state)) as MatchState;

function marksOf(events: readonly MatchEvent[], state: MatchState): PlaybackMark[] {
  return events.flatMap((event) =>
    MARKED.has(event.e) ? [{ at: state.now, kind: event.e as PlaybackMark['kind'], turn: state.turn }] : [],
  );
}

/**
 * A stored match that can be played and wound. It is played through once when it is made, with a copy of the state every
 * hundred inputs (fewer of a very long match); winding takes the nearest copy and plays on from there. Nothing is asked of a dictionary.
 * What was skipped plays as if nobody had: it happened in the match's own time.
 */
export class MatchPlayback {
  /** Match times of the beginning and the end. */
  readonly startsAt: MatchTime;
  readonly endsAt: MatchTime;
  readonly marks: readonly PlaybackMark[];
  readonly #log: MatchLog;
  readonly #script: ScriptLine[] = [];
  #checkpoints: Checkpoint[] = [];
  #spacing = CHECKPOINT_INPUTS;
  #state: MatchState;
  #inputs = 0;
  #answers = 0;

  constructor(log: MatchLog) {
    this.#log = log;
    const { state, events } = createMatch(log.setup, this.#source(), log.at);
    this.#state = state;
    const marks = marksOf(events, state);
    this.#keep();
    for (const line of this.#linesOf(log.inputs)) {
      this.#script.push(line);
      marks.push(...marksOf(this.#run(line), this.#state));
      if (this.#inputs % this.#spacing === 0) this.#keep();
    }
    this.marks = marks;
    this.startsAt = log.at;
    // The last input may come after what ended the match, as a server's timers do: without it nothing would end.
    this.endsAt = Math.max(this.#state.now, this.#script.at(-1)?.at ?? log.at);
    this.seek(log.at);
  }

  /** The match as it stands; it belongs to the playback. */
  get state(): Readonly<MatchState> {
    return this.#state;
  }

  /** Winds to a time: everything up to it, and what happens at it, has happened then. */
  seek(at: MatchTime): void {
    const from = this.#checkpoints.findLast((one) => one.at <= at) ?? this.#checkpoints[0];
    if (!from) return;
    this.#state = copyState(from.state);
    this.#inputs = from.inputs;
    this.#answers = from.answers;
    this.advance(at);
  }

  /** Plays on to a time; what happened on the way, in order. */
  advance(at: MatchTime): PlaybackMoment[] {
    const moments: PlaybackMoment[] = [];
    for (let line = this.#script[this.#inputs]; line && line.at <= at; line = this.#script[this.#inputs]) {
      const events = this.#run(line);
      if (events.length > 0) moments.push({ at: this.#state.now, events });
    }
    return moments;
  }

  /** Answers from where the playback stands. */
  #source() {
    return replayAnswers(this.#log.answers, this.#answers, (used) => {
      this.#answers = used;
    });
  }

  /** What is to be played, line by line; whoever asks for the next one has played the one before. */
  *#linesOf(inputs: readonly MatchInput[]): Generator<ScriptLine> {
    for (const input of inputs) {
      const state = this.#state;
      const wasSkipped = state.skippedAt !== undefined;
      if (!wasSkipped) yield { at: input.at, input, skipped: input.k === 'skip' };
      if (state.skippedAt === undefined) continue;
      for (let i = 0; i < SKIP.stepsAtOnce && state.phase === 'playing'; i++)
        yield { at: Math.max(state.now, nextDue(state) ?? state.now), input: null, skipped: true };
      if (wasSkipped) yield { at: state.now, input, skipped: true };
    }
  }

  #run(line: ScriptLine): MatchEvent[] {
    this.#inputs++;
    return runLine(this.#state, line, this.#source());
  }

  #keep(): void {
    const state = copyState(this.#state);
    this.#checkpoints.push({ inputs: this.#inputs, answers: this.#answers, at: state.now, state });
    if (this.#checkpoints.length <= MOST_CHECKPOINTS) return;
    this.#spacing *= 2;
    this.#checkpoints = this.#checkpoints.filter(({ inputs }) => inputs % this.#spacing === 0);
  }
}
