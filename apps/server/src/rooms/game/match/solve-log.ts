import type { SolveLine } from '@syllaboom/contracts';

/** Lines of the prompt and solve log that are kept. */
const SOLVES_KEPT = 100;

/** What was solved lately, for those who come later. */
export class SolveLog {
  readonly #solves: SolveLine[] = [];

  add(line: SolveLine): void {
    this.#solves.push(line);
    if (this.#solves.length > SOLVES_KEPT) this.#solves.shift();
  }
  get lines(): SolveLine[] {
    return [...this.#solves];
  }
}
