import type { ChatLine } from '@syllaboom/contracts';
import { CHAT } from '@syllaboom/engine';
import type { ChatPermissions } from '../players/chat-permissions.ts';
import type { RoomChatLine } from '../ports.ts';

export interface SaidLine {
  readonly line: ChatLine;
  readonly account: string | null;
  /** As it was written, before bad words got stars. */
  readonly written: string;
  /** The line as it is now, where it does not hold for as long as it is kept: addresses of pictures don't. */
  readonly renew?: () => ChatLine;
}

/** Where a chat keeps what was said to everybody. */
export interface ChatHistory {
  /** Keeps a line, then has it emitted: at once where memory holds it, after the commit where a table does. */
  keep(said: SaidLine, emit: () => void): void;
}

/** The last lines in memory, for those who come later and for reports. */
export class RecentLines implements ChatHistory {
  readonly #lines: SaidLine[] = [];

  keep(said: SaidLine, emit: () => void): void {
    this.#lines.push(said);
    if (this.#lines.length > CHAT.history) this.#lines.shift();
    emit();
  }
  /** The lines that the reader may get. */
  linesFor(reader: ChatPermissions): ChatLine[] {
    return this.#lines
      .filter(({ account }) => reader.mayReceiveFrom(account))
      .map(({ line, renew }) => renew?.() ?? line);
  }
  /** The lines as they were written, with their writers' accounts: what goes with a report. */
  get evidence(): RoomChatLine[] {
    return this.#lines.map(({ line, account, written }) => ({
      id: account ?? line.id,
      name: line.displayName,
      message: written,
      at: new Date(line.time).toISOString(),
    }));
  }
}
