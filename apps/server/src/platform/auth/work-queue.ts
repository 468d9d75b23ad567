/** Runs at most `parallel` jobs at once and lets at most `waiting` more wait; refuses the rest. */
export class WorkQueue {
  readonly #parallel: number;
  readonly #waiting: number;
  readonly #refuse: () => Error;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(parallel: number, waiting: number, refuse: () => Error) {
    this.#parallel = parallel;
    this.#waiting = waiting;
    this.#refuse = refuse;
  }

  /** Jobs that wait now. */
  get length(): number {
    return this.#queue.length;
  }

  async run<Value>(job: () => Promise<Value>): Promise<Value> {
    if (this.#running >= this.#parallel) {
      if (this.#queue.length >= this.#waiting) throw this.#refuse();
      // The finished job hands its place over, so `#running` does not change here.
      await new Promise<void>((start) => this.#queue.push(start));
    } else {
      this.#running++;
    }
    try {
      return await job();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
