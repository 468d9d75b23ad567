import type { Clock } from '#platform/clock/clock.ts';

/** How many answers are kept, and how long. */
export interface KeptAnswersOptions<Answer> {
  readonly most: number;
  keepForMs(answer: Answer): number;
  /** The same for questions that failed. */
  readonly keepFailureMs: number;
}

/** Answers of somebody far away: equal questions are asked once, and not again for a while; the oldest answers go first. */
export class KeptAnswers<Answer> {
  readonly #clock: Clock;
  readonly #options: KeptAnswersOptions<Answer>;
  readonly #kept = new Map<string, { readonly until: number; readonly answer: Promise<Answer> }>();

  constructor(clock: Clock, options: KeptAnswersOptions<Answer>) {
    this.#clock = clock;
    this.#options = options;
  }

  get(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#kept.get(question);
    if (known !== undefined && known.until > this.#clock.monotonicMs()) return known.answer;
    const { keepFailureMs, keepForMs } = this.#options;
    const answer = ask();
    this.#keep(question, answer, keepFailureMs);
    answer.then(
      (found) => this.#keep(question, answer, keepForMs(found)),
      () => this.#keep(question, answer, keepFailureMs),
    );
    return answer;
  }

  #keep(question: string, answer: Promise<Answer>, forMs: number): void {
    this.#kept.delete(question);
    this.#kept.set(question, { until: this.#clock.monotonicMs() + forMs, answer });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#options.most && oldest !== undefined) this.#kept.delete(oldest);
  }
}
