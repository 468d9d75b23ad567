import type { ChatLine, SolveLine } from '@syllaboom/contracts';
import { CHAT } from '@syllaboom/engine';

/** Lines of the prompt and solve log that are kept [R0189]. */
const SOLVES_KEPT = 100;

/** What was said and solved lately, for those who join later [L0385 R0189]. */
export class ChatLog {
  readonly #lines: ChatLine[] = [];
  readonly #solves: SolveLine[] = [];

  addLine(line: ChatLine): void {
    this.#lines.push(line);
    if (this.#lines.length > CHAT.history) this.#lines.shift();
  }
  addSolve(line: SolveLine): void {
    this.#solves.push(line);
    if (this.#solves.length > SOLVES_KEPT) this.#solves.shift();
  }
  get lines(): ChatLine[] {
    return [...this.#lines];
  }
  get solves(): SolveLine[] {
    return [...this.#solves];
  }
}
