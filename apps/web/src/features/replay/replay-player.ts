import type { MatchEvent, PlaybackMoment } from '@syllaboom/engine';
import {
  createLocalLink,
  type LocalAudience,
  localMessages,
  localRoomState,
  modeMessages,
  winnerMessage,
} from '../local-match/index.ts';
import { actionsOf, connectStore, type RoomActions, RoomStore } from '../room/index.ts';
import type { Replay } from './load-replay.ts';

/** How fast a replay can run. */
export const RATES = [0.5, 1, 2, 4] as const;
export type Rate = (typeof RATES)[number];

/** What React needs to know of the player; the position moves without it. */
export interface PlayerView {
  readonly playing: boolean;
  readonly rate: Rate;
}

/** Plays a stored match to a room store, at any speed, from any moment. The room clock is the match's clock. */
export class ReplayPlayer {
  readonly store = new RoomStore('', '');
  readonly actions: RoomActions;
  readonly #replay: Replay;
  readonly #local = createLocalLink({
    selfId: '',
    send: () => undefined,
    draft: () => undefined,
    leave: () => undefined,
  });
  readonly #disconnect: () => void;
  readonly #audience: LocalAudience;
  readonly #listeners = new Set<() => void>();
  #view: PlayerView = { playing: false, rate: 1 };
  #frame = 0;

  constructor(replay: Replay) {
    this.#replay = replay;
    this.#audience = {
      people: new Map(replay.room.people.map((one) => [one.id, one])),
      viewer: null,
      pictures: replay.room.pictures ?? {},
    };
    const nothing = () => undefined;
    this.#showState();
    this.#disconnect = connectStore(this.#local.link, this.store, {
      onDrop: nothing,
      onBack: nothing,
      onClose: nothing,
    });
    this.actions = actionsOf(this.#local.link);
    this.seek(this.startsAt);
  }

  get startsAt(): number {
    return this.#replay.playback.startsAt;
  }
  get endsAt(): number {
    return this.#replay.playback.endsAt;
  }
  get marks() {
    return this.#replay.playback.marks;
  }
  /** Match time that is shown. */
  get position(): number {
    return Math.min(this.store.now(), this.endsAt);
  }

  view = (): PlayerView => this.#view;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  play(): void {
    if (this.#view.playing) return;
    if (this.position >= this.endsAt) this.seek(this.startsAt);
    this.#change({ playing: true });
    this.store.setClock(this.position, this.#view.rate);
    this.#frame = requestAnimationFrame(this.#tick);
  }

  pause(): void {
    cancelAnimationFrame(this.#frame);
    this.store.setClock(this.position, 0);
    this.#change({ playing: false });
  }

  setRate(rate: Rate): void {
    this.#change({ rate });
    if (this.#view.playing) this.store.setClock(this.position, rate);
  }

  /** Winds to a match time; what happened before is shown as it stood then, without its noise, and at the end who won. */
  seek(at: number): void {
    const to = Math.min(Math.max(at, this.startsAt), this.endsAt);
    const { playback } = this.#replay;
    playback.seek(to);
    this.store.setClock(to, this.#view.playing ? this.#view.rate : 0);
    this.#forget();
    this.#showState();
    for (const { seat, draft } of playback.state.players) this.store.setDraft(seat, draft);
    const isOver = playback.state.phase === 'over';
    for (const { name, payload } of [
      ...modeMessages(playback.state, this.#audience),
      ...(isOver ? [winnerMessage(playback.state, this.#audience)] : []),
    ])
      this.#local.emit(name, payload);
  }

  /** To the start of the turn before (-1) or after (1) this moment. */
  stepTurn(direction: -1 | 1): void {
    const turns = this.marks.filter(({ kind }) => kind === 'turn');
    const here = this.position;
    const slack = direction < 0 ? STEP_BACK_SLACK_MS : 0;
    const next = direction > 0 ? turns.find(({ at }) => at > here) : turns.findLast(({ at }) => at < here - slack);
    this.seek(next?.at ?? (direction > 0 ? this.endsAt : this.startsAt));
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#disconnect();
  }

  #tick = (): void => {
    // Read once: a clock that passes the end between two looks would stop before what happens there.
    const at = this.position;
    this.#show(this.#replay.playback.advance(at));
    if (at >= this.endsAt) return this.pause();
    this.#frame = requestAnimationFrame(this.#tick);
  };

  #show(moments: readonly PlaybackMoment[]): void {
    const events = moments.flatMap((moment) => moment.events);
    if (events.some((event) => event.e !== 'draft')) this.#showState();
    for (const event of events) this.#emit(event);
  }

  #emit(event: MatchEvent): void {
    if (event.e === 'draft') return this.#local.emitDraft({ id: event.seat, d: event.delta });
    for (const { name, payload } of localMessages(event, this.#replay.playback.state, this.#audience)) {
      this.#local.emit(name, payload);
    }
  }

  /** A replay has no lobby: the table stays up after the end. */
  #showState(): void {
    const { room, playback } = this.#replay;
    this.#local.emitState(localRoomState(room, playback.state, 'playing'));
  }

  /** What belongs to another moment goes. */
  #forget(): void {
    for (const seat of this.store.seats) this.store.setBubble(seat.id, '');
    this.store.set('hint', null);
    this.store.set('winner', null);
    this.store.set('practiceWord', null);
    this.store.set('solves', { lines: [] });
  }

  #change(change: Partial<PlayerView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Stepping back from just after a turn's start goes to the turn before it. */
const STEP_BACK_SLACK_MS = 800;
