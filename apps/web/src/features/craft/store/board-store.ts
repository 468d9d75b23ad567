import type { CraftTile, CraftWord } from '@syllaboom/contracts';
import { craftCoins } from '@syllaboom/engine';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import {
  type BoardState,
  confirm,
  type ConfirmedBoard,
  type Intent,
  isFree,
  seeBoard,
  type TileIntent,
} from './board-state.ts';

/** What the board's screen and its readers are told besides the board itself. */
export type BoardEvent =
  | { readonly kind: 'laid'; readonly id: string; readonly s: string; readonly x: number; readonly y: number }
  | { readonly kind: 'taken'; readonly s: string }
  /** A place, a move or a return did not succeed: the tile is where it was. */
  | { readonly kind: 'reverted'; readonly s: string }
  | { readonly kind: 'formed'; readonly words: readonly CraftWord[] }
  | { readonly kind: 'collected'; readonly coins: number; readonly words: readonly CraftWord[] }
  /** Came by itself: a word broke, and what it had stored was paid. */
  | { readonly kind: 'paid'; readonly coins: number }
  | { readonly kind: 'grown'; readonly size: ConfirmedBoard['size'] };

/** Whose board is shown, where it is not the player's own. */
export interface Visited {
  readonly id: string;
  readonly displayName: string;
}

export type BoardView =
  | { readonly status: 'loading' | 'failed'; readonly board: null; readonly visited: Visited | null }
  | { readonly status: 'ready'; readonly board: BoardState; readonly visited: Visited | null };

/** How the broom ended. */
export type Cleared =
  | { readonly outcome: 'cleared'; readonly count: number; readonly syllables: Readonly<Record<string, number>> }
  | { readonly outcome: 'nothing' | 'unused' | 'broken' | 'failed' };

type DistributiveOmit<Value, Key extends PropertyKey> = Value extends unknown ? Omit<Value, Key> : never;
type Wanted = DistributiveOmit<TileIntent, 'n'>;

const CONFLICT = 409;

/**
 * A board and what the player does with it. Tiles lie where they were dropped at once; the calls go out one after the
 * other, and what is shown is always the confirmed board with all that is still unanswered (`seeBoard`). A call that
 * fails takes its own deed back, and nothing that came later.
 */
export class BoardStore {
  readonly visitedId: string | null;
  #view: BoardView;
  #confirmed: ConfirmedBoard | null = null;
  #intents: readonly Intent[] = [];
  #queue: Promise<void> = Promise.resolve();
  /** Server's time minus the page's own clock, which nobody sets. */
  #ahead = 0;
  #reading: Promise<void> | null = null;
  #readAt = 0;
  #made = 0;
  readonly #viewListeners = new Set<() => void>();
  readonly #eventListeners = new Set<(event: BoardEvent) => void>();

  constructor(visited: Visited | null = null) {
    this.visitedId = visited?.id ?? null;
    this.#view = { status: 'loading', board: null, visited };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#viewListeners.add(listener);
    return () => this.#viewListeners.delete(listener);
  };
  readonly view = (): BoardView => this.#view;

  onEvent(listener: (event: BoardEvent) => void): () => void {
    this.#eventListeners.add(listener);
    return () => this.#eventListeners.delete(listener);
  }

  /** The server's time in ms, as far as the last answer told it. */
  now(): number {
    return performance.now() + this.#ahead;
  }

  /** Whether the player may change it. */
  get isOwn(): boolean {
    return this.visitedId === null;
  }

  /** Reads the board if it was not read for so long; those who ask meanwhile wait for the same answer. */
  async read(olderThanMs = 0): Promise<void> {
    if (this.#view.status === 'ready' && performance.now() - this.#readAt < olderThanMs) return;
    this.#reading ??= this.#readNow().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #readNow(): Promise<void> {
    if (this.#view.status === 'failed') this.#show({ ...this.#view, status: 'loading' });
    try {
      // In its turn among what is on its way: an answer from between two calls would count a tile twice.
      this.#take(await this.#enqueue(() => this.#ask()));
    } catch {
      if (this.#view.status !== 'ready') this.#show({ ...this.#view, status: 'failed' });
    }
  }

  async #ask(): Promise<CallReply<'craftBoard'> | CallReply<'craftPreview'>> {
    if (this.visitedId === null) return api.call('craftBoard', {});
    return api.call('craftPreview', { params: { id: this.visitedId } });
  }

  #take(reply: CallReply<'craftBoard'> | CallReply<'craftPreview'>): void {
    this.#readAt = performance.now();
    this.#setClock(reply.now);
    this.#confirmed = {
      tiles: reply.board,
      size: reply.boardSize,
      inventory: reply.inventory,
      words: reply.validWords,
      today: 'today' in reply ? reply.today : null,
    };
    const visited = 'player' in reply ? reply.player : null;
    this.#show({ status: 'ready', board: seeBoard(this.#confirmed, this.#intents), visited });
  }

  /** Lays a tile of the inventory onto a cell. False: it can't lie there. */
  place(s: string, x: number, y: number): boolean {
    const board = this.#editable();
    if (board === null || !isFree(board, x, y) || (board.inventory[s] ?? 0) === 0) return false;
    this.#made += 1;
    const id = `new-${this.#made}`;
    this.#intend({ kind: 'place', id, s, x, y }, s);
    this.#tell({ kind: 'laid', id, s, x, y });
    return true;
  }

  /** Moves a tile of the board to another cell. False: it stays. */
  move(id: string, x: number, y: number): boolean {
    const board = this.#editable();
    const tile = board?.tiles.find((one) => one.id === id);
    if (!board || !tile || !isFree(board, x, y)) return false;
    this.#intend({ kind: 'move', id, x, y }, tile.s);
    this.#tell({ kind: 'laid', id, s: tile.s, x, y });
    return true;
  }

  /** Takes a tile off the board. */
  takeBack(id: string): boolean {
    const tile = this.#editable()?.tiles.find((one) => one.id === id);
    if (!tile) return false;
    this.#intend({ kind: 'return', id }, tile.s);
    this.#tell({ kind: 'taken', s: tile.s });
    return true;
  }

  /** Collects what some words have earned, of one island or of all; nothing happens where that is nothing. */
  collect(chosen: readonly CraftWord[], from: 'island' | 'all'): void {
    const board = this.#editable();
    // As they are now: what was drawn may be of before the last press.
    const ids = new Set(chosen.map(({ id }) => id));
    const words = board?.words.filter(({ id }) => ids.has(id)) ?? [];
    const [first] = words;
    const coins = words.reduce((sum, word) => sum + craftCoins(word, this.now()), 0);
    if (board === null || first === undefined || coins === 0) return;
    const intent = this.#remember({ kind: 'collect', words: new Set(words.map(({ id }) => id)), at: this.now() });
    void this.#enqueue(async () => {
      try {
        const reply =
          from === 'all'
            ? await api.call('craftCollectAll', {})
            : await api.call('craftCollect', { params: { wordId: first.id }, query: { island: 'true' } });
        this.#setClock(reply.now);
        this.#settle(intent, (board) => ({ ...board, words: reply.validWords, today: reply.today }));
        this.#tell({ kind: 'collected', coins: reply.coins, words });
      } catch (cause) {
        this.#fail(intent, cause);
      }
    });
  }

  /** Buys another row or column; null where nothing came of it. */
  async expand(direction: 'south' | 'east'): Promise<ConfirmedBoard['size'] | null> {
    const board = this.#editable();
    if (board === null) return null;
    return this.#enqueue(async () => {
      try {
        const { newBoardSize } = await api.call('craftExpand', { body: { direction, boardSize: board.size } });
        this.#settle(null, (one) => ({ ...one, size: newBoardSize }));
        this.#tell({ kind: 'grown', size: newBoardSize });
        return newBoardSize;
      } catch (cause) {
        this.#fail(null, cause);
        return null;
      }
    });
  }

  /** Takes all tiles off the board that are part of no word. */
  async clearUnused(): Promise<Cleared | null> {
    const board = this.#editable();
    if (board === null) return null;
    if (board.words.some(({ path }) => path.length === 0)) return { outcome: 'broken' };
    if (board.tiles.every(({ status }) => status === 'used')) return { outcome: 'unused' };
    return this.#enqueue(async (): Promise<Cleared> => {
      try {
        const { clearedCount, inventory, clearedSyllables } = await api.call('craftClearUnused', {});
        this.#settle(null, (one) => {
          const used = new Set(one.words.flatMap(({ path }) => path.map(({ id }) => id)));
          return { ...one, inventory, tiles: one.tiles.filter(({ id }) => used.has(id)) };
        });
        return clearedCount === 0
          ? { outcome: 'nothing' }
          : { outcome: 'cleared', count: clearedCount, syllables: clearedSyllables };
      } catch (cause) {
        this.#fail(null, cause);
        return { outcome: cause instanceof ApiError && cause.code === 'craft/path_broken' ? 'broken' : 'failed' };
      }
    });
  }

  #editable(): BoardState | null {
    return this.isOwn ? this.#view.board : null;
  }

  #intend(wanted: Wanted, s: string): void {
    const intent = this.#remember(wanted);
    void this.#enqueue(async () => {
      // A tile that was still on its way has its real id by now; one that never came has taken this along.
      const now = this.#intents.find(({ n }) => n === intent.n) as TileIntent | undefined;
      if (now === undefined) return;
      const before = new Set(this.#confirmed?.words.map(({ id }) => id));
      try {
        const reply = await this.#send(now);
        this.#setClock(reply.now);
        this.#settle(now, (board) => confirm(board, now, reply));
        if (now.kind === 'place' && reply.syllable) this.#rename(now.id, reply.syllable.id);
        const formed = reply.validWords.filter(({ id }) => !before.has(id));
        if (formed.length > 0) this.#tell({ kind: 'formed', words: formed });
        if (reply.paid > 0) this.#tell({ kind: 'paid', coins: reply.paid });
      } catch (cause) {
        this.#fail(now, cause);
        this.#tell({ kind: 'reverted', s });
      }
    });
  }

  async #send(intent: TileIntent): Promise<CallReply<'craftMove'> & { readonly syllable?: CraftTile }> {
    switch (intent.kind) {
      case 'place': {
        const { s: syllable, x, y } = intent;
        return api.call('craftPlace', { body: { syllable, x, y } });
      }
      case 'move':
        return api.call('craftMove', { body: { id: intent.id, x: intent.x, y: intent.y } });
      case 'return':
        return api.call('craftReturn', { body: { id: intent.id } });
    }
  }

  #remember(wanted: DistributiveOmit<Intent, 'n'>): Intent {
    this.#made += 1;
    const intent = { ...wanted, n: this.#made } as Intent;
    this.#intents = [...this.#intents, intent];
    this.#redraw();
    return intent;
  }

  #settle(intent: Intent | null, change: (board: ConfirmedBoard) => ConfirmedBoard): void {
    this.#intents = this.#intents.filter(({ n }) => n !== intent?.n);
    if (this.#confirmed !== null) this.#confirmed = change(this.#confirmed);
    this.#redraw();
  }

  /** What a tile on its way was moved to meanwhile is meant for the tile that came. */
  #rename(from: string, to: string): void {
    this.#intents = this.#intents.map((intent) =>
      'id' in intent && intent.id === from ? { ...intent, id: to } : intent,
    );
    this.#redraw();
  }

  /** Takes a deed back. What the server knows better, or may have done before its answer was lost, is read again. */
  #fail(intent: Intent | null, cause: unknown): void {
    const lost = intent?.kind === 'place' ? intent.id : null;
    this.#intents = this.#intents.filter((one) => one.n !== intent?.n && !('id' in one && one.id === lost));
    this.#redraw();
    const status = cause instanceof ApiError ? cause.status : 0;
    if (status === 0 || status === 404 || status === CONFLICT || status >= 500) void this.read();
  }

  #enqueue<Value>(run: () => Promise<Value>): Promise<Value> {
    const done = this.#queue.then(run);
    this.#queue = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  #setClock(now: number): void {
    this.#ahead = now - performance.now();
  }

  #redraw(): void {
    if (this.#confirmed === null) return;
    this.#show({ status: 'ready', board: seeBoard(this.#confirmed, this.#intents), visited: this.#view.visited });
  }

  #show(view: BoardView): void {
    this.#view = view;
    for (const listener of this.#viewListeners) listener();
  }

  #tell(event: BoardEvent): void {
    for (const listener of this.#eventListeners) listener(event);
  }
}
