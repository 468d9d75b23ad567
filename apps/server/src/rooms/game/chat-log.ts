import type { ChatLine, SolveLine } from '@syllaboom/contracts';
import { CHAT } from '@syllaboom/engine';
import type { RoomChatLine } from '../ports.ts';

/** Lines of the prompt and solve log that are kept [R0189]. */
const SOLVES_KEPT = 100;

interface KeptLine {
  readonly line: ChatLine;
  /** The writer's account. */
  readonly playerId: string | null;
  /** As it was written, before bad words got stars. */
  readonly written: string;
}

/** What was said and solved lately, for those who join later and for reports [L0385 R0189]. */
export class ChatLog {
  readonly #lines: KeptLine[] = [];
  readonly #solves: SolveLine[] = [];

  addLine(line: ChatLine, playerId: string | null = null, written = line.message): void {
    this.#lines.push({ line, playerId, written });
    if (this.#lines.length > CHAT.history) this.#lines.shift();
  }
  addSolve(line: SolveLine): void {
    this.#solves.push(line);
    if (this.#solves.length > SOLVES_KEPT) this.#solves.shift();
  }
  /** The lines of those whom the reader hears. */
  linesFor(hears: (playerId: string | null) => boolean): ChatLine[] {
    return this.#lines.filter(({ playerId }) => hears(playerId)).map(({ line }) => line);
  }
  /** The lines as they were written, with their writers' accounts: what goes with a report. */
  get evidence(): RoomChatLine[] {
    return this.#lines.map(({ line, playerId, written }) => ({
      id: playerId ?? line.id,
      name: line.displayName,
      message: written,
      at: new Date(line.time).toISOString(),
    }));
  }
  get solves(): SolveLine[] {
    return [...this.#solves];
  }
}
