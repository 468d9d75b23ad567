import type { BotEdit, ServerMessageName, ServerMessages } from '@syllaboom/contracts';
import { DEFAULT_MODE, modeTraits } from '@syllaboom/engine';
import type {
  AlphaView,
  CategoryView,
  ConnectionView,
  HintView,
  LostPlace,
  ModeShown,
  RoomInfo,
  SceneView,
  SeatView,
  SolveView,
  Topic,
  TurnView,
  WinnerView,
  WordKeys,
} from './room-types.ts';

import { hidePeople } from '../../../platform/streamer/hide-people.ts';
import { enterScope, noteSeat } from '../../../platform/streamer/pseudonyms.ts';
import { ChatStore } from '../../../ui/chat/chat-store.ts';

type Listener = () => void;
type EventListener<Name extends ServerMessageName> = (payload: ServerMessages[Name]) => void;

/** Changes of the snapshots that the store keeps under a plain topic. */
interface Snapshots {
  info: RoomInfo | null;
  turn: TurnView | null;
  solves: SolveView;
  /** Whose chat the staff has closed. */
  muted: readonly string[];
  winner: WinnerView | null;
  /** The last match of this stay that was kept: it can be played back. */
  lastMatch: string | null;
  /** Whether a match of this stay has ended, kept or not. */
  hasPlayed: boolean;
  /** What the player had here before they were away for too long; null: nothing, or another match has begun since. */
  lost: LostPlace | null;
  connection: ConnectionView;
  /** Seconds left before the start; null without a countdown. */
  countdown: number | null;
  hint: HintView | null;
  scene: SceneView;
  /** Milliseconds that the versus animation lasts; null while there is none. */
  versus: number | null;
  /** True from a change of settings until the room confirms it. */
  settings: boolean;
  botProfile: BotEdit | null;
  practiceWord: string | null;
  /** Own letters that the alphabet bonus still wants. */
  letters: Readonly<Record<string, number>>;
  /** What the running mode shows besides the turn; null while it shows nothing. */
  mode: ModeShown | null;
  category: CategoryView | null;
  alpha: AlphaView | null;
  /** The celebration at the end of a list. */
  celebration: boolean;
  /** How far what is shown lies back; 0: it is shown as it happens. */
  behindMs: number;
}
export type SnapshotTopic = keyof Snapshots;

const EMPTY: Snapshots = {
  info: null,
  turn: null,
  solves: { lines: [] },
  muted: [],
  winner: null,
  lastMatch: null,
  hasPlayed: false,
  lost: null,
  connection: 'online',
  countdown: null,
  hint: null,
  scene: 'loading',
  versus: null,
  settings: false,
  botProfile: null,
  practiceWord: null,
  letters: {},
  mode: null,
  category: null,
  alpha: null,
  celebration: false,
  behindMs: 0,
};

/**
 * The room as the screens see it: immutable snapshots under topics. React reads it through `useTopic`; the layer that moves
 * every frame (fuse, arrow, drafts) reads it directly and never enters React. Only `project-state` and `apply-message` write,
 * and they alone read what is `kept`: everybody else reads what may be shown, without names of strangers in streamer mode.
 */
export class RoomStore {
  readonly roomId: string;
  readonly selfId: string;
  /** Where letters go that are laid instead of typed; null while nobody can type. */
  keys: WordKeys | null = null;
  readonly chat = new ChatStore(({ id }) => id === this.selfId);
  #snapshots: Snapshots = { ...EMPTY };
  #seats: readonly SeatView[] = [];
  #byId: ReadonlyMap<string, SeatView> = new Map();
  #drafts = new Map<string, string>();
  #bubbles = new Map<string, string>();
  #clock = { room: performance.now(), page: performance.now(), rate: 1 };
  #knowsTime = false;
  #lastTurn: TurnView | null = null;
  #lastRound = 1;
  #listeners = new Map<Topic, Set<Listener>>();
  #eventListeners = new Map<ServerMessageName, Set<(payload: never) => void>>();

  constructor(roomId: string, selfId: string) {
    this.roomId = roomId;
    this.selfId = selfId;
    enterScope(roomId);
  }

  /** Subscribes to a topic; returns the remover. */
  on(topic: Topic, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Subscribes to one kind of message, after it was applied: for sounds and effects. */
  onEvent<Name extends ServerMessageName>(name: Name, listener: EventListener<Name>): () => void {
    const listeners = this.#eventListeners.get(name) ?? new Set();
    this.#eventListeners.set(name, listeners);
    listeners.add(listener as (payload: never) => void);
    return () => listeners.delete(listener as (payload: never) => void);
  }

  announce<Name extends ServerMessageName>(name: Name, payload: ServerMessages[Name]): void {
    const shown = hidePeople(payload);
    for (const listener of this.#eventListeners.get(name) ?? []) (listener as EventListener<Name>)(shown);
  }

  get<Name extends SnapshotTopic>(topic: Name): Snapshots[Name] {
    return hidePeople(this.#snapshots[topic]);
  }
  /** As it came, names included: for what writes it on. */
  kept<Name extends SnapshotTopic>(topic: Name): Snapshots[Name] {
    return this.#snapshots[topic];
  }
  set<Name extends SnapshotTopic>(topic: Name, value: Snapshots[Name]): void {
    if (Object.is(this.#snapshots[topic], value)) return;
    this.#snapshots[topic] = value;
    this.#emit(topic);
  }

  /** The round of the latest turn, also when the match is over and no turn runs any more. */
  get lastRound(): number {
    return this.#lastRound;
  }

  /** The turn before the latest one: what is told of it may come after the state that shows the next. */
  get lastTurn(): TurnView | null {
    return this.#lastTurn;
  }

  /** Takes over a turn; with a new one all drafts are blank again. */
  setTurn(turn: TurnView | null): void {
    if (turn && turn.turn !== this.#snapshots.turn?.turn) {
      this.#lastTurn = this.#snapshots.turn;
      if (!modeTraits(this.#snapshots.info?.mode ?? DEFAULT_MODE).keepsDrafts)
        for (const seat of this.#seats) this.setDraft(seat.id, '');
      this.set('practiceWord', null);
    }
    if (turn) this.#lastRound = turn.round;
    this.set('turn', turn);
  }

  /** Everybody in the room, in seat order. */
  get seats(): readonly SeatView[] {
    return hidePeople(this.#seats);
  }
  seat(id: string): SeatView | undefined {
    return hidePeople(this.#byId.get(id));
  }
  get self(): SeatView | undefined {
    return this.#byId.get(this.selfId);
  }
  /** As it came, name included: for what writes it on. */
  keptSeat(id: string): SeatView | undefined {
    return this.#byId.get(id);
  }

  /** Takes over a new list; only seats that differ are announced. Equal entries must be the same objects. */
  setSeats(seats: readonly SeatView[]): void {
    const before = this.#byId;
    const same = seats.length === this.#seats.length && seats.every((seat, index) => seat === this.#seats[index]);
    if (same) return;
    for (const seat of seats) noteSeat(seat, seat.id === this.selfId);
    this.#seats = seats;
    this.#byId = new Map(seats.map((seat) => [seat.id, seat]));
    this.#emit('seats');
    for (const seat of seats) if (before.get(seat.id) !== seat) this.#emit(`seat:${seat.id}`);
    for (const id of before.keys()) {
      if (this.#byId.has(id)) continue;
      this.#drafts.delete(id);
      this.#emit(`seat:${id}`);
    }
  }
  patchSeat(id: string, change: Partial<SeatView>): void {
    const before = this.#byId.get(id);
    if (!before || Object.entries(change).every(([key, value]) => before[key as keyof SeatView] === value)) return;
    this.setSeats(this.#seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)));
  }

  draft(id: string): string {
    return this.#drafts.get(id) ?? '';
  }
  setDraft(id: string, text: string): void {
    if (this.draft(id) === text) return;
    this.#drafts.set(id, text);
    this.#emit(`draft:${id}`);
  }

  /** The last accepted word above a player; empty once its time is over. */
  bubble(id: string): string {
    return this.#bubbles.get(id) ?? '';
  }
  setBubble(id: string, word: string): void {
    this.#bubbles.set(id, word);
    this.#emit(`bubble:${id}`);
  }

  /** Learns the room's clock from one reading of it. `rate` is how fast it runs: 0 stands still (a paused replay). */
  setClock(roomNow: number, rate = 1): void {
    this.#clock = { room: roomNow, page: performance.now(), rate };
    this.#knowsTime = true;
  }
  /** False until the room has told its clock: until then `now` is the page's own. */
  get knowsTime(): boolean {
    return this.#knowsTime;
  }
  /** The room clock now, in ms. */
  now(): number {
    const { room, page, rate } = this.#clock;
    return room + (performance.now() - page) * rate;
  }

  /** Draws everything anew: people are called otherwise. */
  refresh(): void {
    for (const topic of this.#listeners.keys()) this.#emit(topic);
  }

  #emit(topic: Topic): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener();
  }
}
