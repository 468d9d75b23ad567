import type { ChatLine } from '@syllaboom/contracts';
import { CHAT } from '@syllaboom/engine';
import { createStore, useStore } from 'zustand';
import { hidePeople, useShown } from '../../platform/streamer/hide-people.ts';

/**
 * A chat line with its number in this chat: lines have no ids of their own. `lastActionAt`: the page's time (`performance.now()`) when
 * it came; of lines that were said before one came in, minus infinity.
 */
export type NumberedLine = ChatLine & { readonly n: number; readonly lastActionAt: number };

interface ChatState {
  /** The newest lines, oldest first. */
  readonly lines: readonly NumberedLine[];
  /** What stands in the input. */
  readonly draft: string;
  /** Lines that others wrote while no log was on the screen. */
  readonly unread: number;
  /** Logs on the screen: while there is one, everything counts as read. */
  readonly logs: number;
}

/** A chat as the screens see it, wherever people talk. What it gives out hides strangers in streamer mode, but for `kept`. */
export class ChatStore {
  readonly state = createStore<ChatState>(() => ({ lines: [], draft: '', unread: 0, logs: 0 }));
  readonly #isOwn: (line: ChatLine) => boolean;
  #last = 0;

  constructor(isOwn: (line: ChatLine) => boolean) {
    this.#isOwn = isOwn;
  }

  get lines(): readonly NumberedLine[] {
    return hidePeople(this.kept);
  }
  /** As they came, names included: for what writes them on. */
  get kept(): readonly NumberedLine[] {
    return this.state.getState().lines;
  }
  /** Subscribes to every change; returns the remover. */
  on(listener: () => void): () => void {
    return this.state.subscribe(listener);
  }

  /** A line that was said now. What the place itself says is nothing to catch up on. */
  receive(line: ChatLine): void {
    const isNews = !line.system && !this.#isOwn(line);
    this.state.setState(({ lines, logs, unread }) => ({
      lines: this.#add(lines, [line], performance.now()),
      unread: isNews && logs === 0 ? unread + 1 : unread,
    }));
  }
  /** What was said before one came in, or while the line was broken. What is there stays: no history tells the room's own lines. */
  fill(lines: readonly ChatLine[]): void {
    const known = new Set(this.kept.map(({ n: _n, lastActionAt: _at, ...line }) => JSON.stringify(line)));
    const missed = lines.filter((line) => !known.has(JSON.stringify(line)));
    this.state.setState({ lines: this.#add(this.kept, missed, Number.NEGATIVE_INFINITY) });
  }
  /** What was said stays said, also when the line broke for long, or the room that heard it is gone. */
  recall({ kept }: ChatStore): void {
    this.#last = kept.at(-1)?.n ?? 0;
    this.state.setState({ lines: kept });
  }
  readonly clear = (): void => this.state.setState({ lines: [] });
  readonly write = (draft: string): void => this.state.setState({ draft });
  /** A log came on the screen; returns what takes it off. */
  showLog(): () => void {
    this.state.setState(({ logs }) => ({ logs: logs + 1, unread: 0 }));
    return () => this.state.setState(({ logs }) => ({ logs: logs - 1 }));
  }

  #add(before: readonly NumberedLine[], lines: readonly ChatLine[], lastActionAt: number): readonly NumberedLine[] {
    const added = lines.map((line) => {
      this.#last += 1;
      return { ...line, n: this.#last, lastActionAt };
    });
    return [...before, ...added].slice(-CHAT.history);
  }
}

export const useDraft = (chat: ChatStore): string => useStore(chat.state, ({ draft }) => draft);
export const useUnread = (chat: ChatStore): number => useStore(chat.state, ({ unread }) => unread);
export const useLines = (chat: ChatStore): readonly NumberedLine[] =>
  useShown(useStore(chat.state, ({ lines }) => lines));
