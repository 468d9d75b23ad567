import type { ListedPlayer } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import type { Shown } from './shown-state.ts';

/** What a feed is about. */
export interface Watched {
  readonly locale: GameLanguage;
  readonly players: readonly [ListedPlayer, ListedPlayer];
  /** Where it is played. */
  readonly roomId: string;
}

/** Something that the room of a match showed, and when by its clock. */
export type Frame = { readonly at: number } & (
  | { readonly state: Shown }
  | { readonly draft: { readonly seat: string; readonly text: string; readonly word: string } }
  | { readonly type: string | number; readonly payload: unknown }
);
type Content = Frame extends infer One ? (One extends Frame ? Omit<One, 'at'> : never) : never;

/**
 * Everything that the room of a ranked match shows everybody, held back for as long as watchers lag behind: whoever
 * watches cannot help whoever plays. It outlives the room, so that the end is seen, too.
 */
export class WatchFeed {
  readonly about: Watched;
  readonly #liveNow: () => number;
  readonly #delayMs: number;
  readonly #frames: Frame[] = [];
  #ended = false;
  #wake: () => void = () => undefined;

  constructor(about: Watched, liveNow: () => number, delayMs: number) {
    this.about = about;
    this.#liveNow = liveNow;
    this.#delayMs = delayMs;
  }

  /** The clock of the watchers: times that the match was shown with are right on it. */
  now(): number {
    return this.#liveNow() - this.#delayMs;
  }

  /** The room showed its state. */
  show(state: Shown): void {
    this.#keep({ state });
  }
  /** Somebody typed: only who comes in later reads it from the state. */
  type(draft: { readonly seat: string; readonly text: string; readonly word: string }): void {
    this.#keep({ draft });
  }
  /** The room emitted something to everybody. Later changes of the payload must not be seen. */
  relay(type: string | number, payload: unknown): void {
    this.#keep({ type, payload: structuredClone(payload) });
  }
  /** Nothing more will come. */
  end(): void {
    this.#ended = true;
    this.#wake();
  }

  #keep(content: Content): void {
    this.#frames.push({ at: this.#liveNow(), ...content } as Frame);
    if (this.#frames.length === 1) this.#wake();
  }

  /** Takes out what watchers may see by now, the oldest first. */
  take(): Frame[] {
    const now = this.now();
    const later = this.#frames.findIndex(({ at }) => at > now);
    return this.#frames.splice(0, later === -1 ? this.#frames.length : later);
  }

  /** How long until there is more to see; null while nothing waits. */
  get nextInMs(): number | null {
    const [next] = this.#frames;
    return next === undefined ? null : next.at - this.now();
  }
  /** Everything was taken out, and nothing more will come. */
  get isOver(): boolean {
    return this.#ended && this.#frames.length === 0;
  }
  /** Calls when there is something to wait for after there was nothing. */
  onNews(wake: () => void): void {
    this.#wake = wake;
  }
}
