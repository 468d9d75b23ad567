import {
  createMatch,
  type MatchEvent,
  type MatchInput,
  type MatchSetup,
  type MatchState,
  nextDeadline,
  ROOM,
  recordAnswers,
  type SeatId,
  step,
  type WordSource,
} from '@syllaboom/engine';

/** Clock and timer of the room that the match runs in. */
export interface MatchTimer {
  now(): number;
  later(ms: number, run: () => void): () => void;
  /** Round trip of whoever sits there, in ms, as the server measures it; null while it has not. */
  lagMs(seat: SeatId): number | null;
}

/** A round trip is told to the match when it changed by so much, so that replays stay small. */
const LAG_STEP_MS = 10;

/** A round trip is looked at so often: of the bomb's holder, and of all where everybody plays at once. */
const MEASURE_HOLDER_EVERY_MS = 500;
const MEASURE_ALL_EVERY_MS = 3_000;

/** Timers may fire a little early; the match is asked again then, but not in a busy loop. */
const TIMER_SLACK_MS = 0.5;

/**
 * Runs one match: every input goes through `feed`, is written down together with every answer of the dictionaries, and
 * one timer waits for the match's next deadline. Seed, inputs and answers are the replay.
 */
export class MatchDriver {
  readonly setup: MatchSetup;
  /** Match clock at the start. */
  readonly at: number;
  readonly inputs: MatchInput[] = [];
  readonly answers: unknown[] = [];
  readonly #state: MatchState;
  readonly #words: WordSource;
  readonly #timer: MatchTimer;
  readonly #measuredAt = new Map<SeatId, number>();
  readonly #onEvents: (events: readonly MatchEvent[]) => void;
  readonly #onFault: (cause: unknown) => void;
  #cancel: () => void = () => undefined;
  /** What the timer waits for: the match's next deadline or an earlier one. Most inputs, keys above all, leave it as it is. */
  #armedFor: number | null = null;

  constructor(
    setup: MatchSetup,
    words: WordSource,
    timer: MatchTimer,
    onEvents: (events: readonly MatchEvent[]) => void,
    onFault: (cause: unknown) => void,
  ) {
    this.setup = setup;
    this.at = timer.now();
    this.#words = recordAnswers(words, (answer) => this.answers.push(answer));
    this.#timer = timer;
    this.#onEvents = onEvents;
    this.#onFault = onFault;
    const { state, events } = createMatch(setup, this.#words, this.at);
    this.#state = state;
    this.#first = events;
  }
  #first: readonly MatchEvent[];

  get state(): Readonly<MatchState> {
    return this.#state;
  }

  /** Tells what the start brought, and lets the clock run. */
  begin(): void {
    this.#emit(() => this.#first);
    this.#first = [];
  }

  /** The only door into the rules. Nothing is awaited inside. */
  feed(input: MatchInput): void {
    if (this.#state.phase !== 'playing') return;
    const fed: MatchInput = this.inputs.length < ROOM.mostMatchInputs ? input : { k: 'halt', at: input.at };
    this.inputs.push(fed);
    this.#emit(() => step(this.#state, fed, this.#words));
  }

  /** Stops the timer; the match stays as it is. */
  stop(): void {
    this.#armedFor = null;
    this.#cancel();
  }

  /**
   * Tells the match how far away whoever must answer now is: the bomb's holder, or, where everybody plays at once, all
   * who live. True when that was news and the match went on with it.
   */
  #measure(): boolean {
    const { phase, players, holder } = this.#state;
    if (phase !== 'playing') return false;
    const at = this.#timer.now();
    const everyMs = holder === null ? MEASURE_ALL_EVERY_MS : MEASURE_HOLDER_EVERY_MS;
    let isNews = false;
    for (const { bot, hearts, seat, lagMs } of players) {
      if (bot !== null || hearts <= 0 || (holder !== null && seat !== holder)) continue;
      if (at - (this.#measuredAt.get(seat) ?? -Infinity) < everyMs) continue;
      isNews = this.#measureSeat(seat, lagMs, at) || isNews;
    }
    return isNews;
  }

  #measureSeat(seat: SeatId, known: number | null, at: number): boolean {
    const measured = this.#timer.lagMs(seat);
    if (measured === null) return false;
    this.#measuredAt.set(seat, at);
    const lagMs = Math.ceil(measured / LAG_STEP_MS) * LAG_STEP_MS;
    if (lagMs === known) return false;
    this.feed({ k: 'lag', at, seat, lagMs });
    return true;
  }

  /** A bug in the rules or in telling of them would leave a bomb that never goes off: it is handed on as a fault. */
  #emit(happen: () => readonly MatchEvent[]): void {
    try {
      const events = happen();
      if (events.length > 0) this.#onEvents(events);
      if (!this.#measure()) this.#arm();
    } catch (cause) {
      this.stop();
      this.#onFault(cause);
    }
  }

  #arm(): void {
    const deadline = nextDeadline(this.#state);
    if (deadline === null) return this.stop();
    // Each key puts off the end of a silent match: a timer that comes too early looks again.
    if (this.#armedFor !== null && this.#armedFor <= deadline) return;
    this.stop();
    this.#armedFor = deadline;
    this.#cancel = this.#timer.later(deadline - this.#timer.now() + TIMER_SLACK_MS, () => {
      this.#armedFor = null;
      const now = this.#timer.now();
      if ((nextDeadline(this.#state) ?? Infinity) > now) this.#arm();
      else this.feed({ k: 'time', at: now });
    });
  }
}
