import {
  DRAFT_MESSAGE,
  type DraftRelay,
  type RoomRefusal,
  type ServerMessageName,
  type ServerMessages,
  type SystemLine,
} from '@syllaboom/contracts';
import { type GameLanguage, playsInOwnLanguages, type RoomSettings, type SeatId } from '@syllaboom/engine';
import { ClientState } from '#platform/rooms/colyseus.ts';
import { atOnce } from '#platform/rooms/held-line.ts';
import type { FramedSocket } from '#platform/rooms/framed-socket.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { OpenWrites } from '../open-writes.ts';
import { systemLine } from '../chat/system-line.ts';
import type { RoomPorts } from '../ports.ts';
import type { GameContext, LineParams } from './game-context.ts';
import type { GameSchema } from './game-state.ts';
import { type GameClient, type Member, Roster } from './member.ts';
import { showLocks } from './mode-locks.ts';
import type { RoomFlow } from './room-flow.ts';
import type { RoomKind } from './room-kind.ts';
import { RoomSeries } from './room-series.ts';

/** What the table needs of the room that it stands in. */
export interface TableHost {
  /** Known only once the room is made. */
  roomId(): string;
  readonly state: GameSchema;
  readonly ports: RoomPorts;
  readonly log: RoomLog;
  readonly flow: RoomFlow;
  readonly writes: OpenWrites;
  readonly kind: RoomKind;
  now(): number;
  later(ms: number, run: () => void): () => void;
  /** To those who watch the match from elsewhere. */
  toWatchers(type: string, payload: unknown): void;
  toAll(type: string | number, payload: unknown, isFor: (client: GameClient) => boolean): void;
  patch(): void;
  relist(): void;
  prepared(): void;
  expel(member: Member, how: 'kicked' | 'banned'): void;
  /** Whether somebody watches late. */
  isHeld(client: GameClient): boolean;
  roundTripMs(client: GameClient): number | null;
  probe(client: GameClient): void;
}

/** A client that has so much unread gets no drafts until it has caught up. */
const DRAFT_BACKLOG_BYTES = 64 * 1024;

/** The room as its parts see it. */
export class GameTable implements GameContext {
  readonly roster = new Roster();
  readonly untoldSettings = new Map<string, string | number>();
  readonly series = new RoomSeries(this);
  settings: RoomSettings;
  readonly #host: TableHost;
  /** Whose drafts a client has missed. */
  readonly #missed = new WeakMap<GameClient, Set<string>>();
  /** Whether anybody has: hardly ever, and keys must not pay for looking it up for each reader. */
  #someMissed = false;

  constructor(host: TableHost, settings: RoomSettings) {
    this.#host = host;
    this.settings = settings;
  }

  get roomId(): string {
    return this.#host.roomId();
  }
  get state(): GameSchema {
    return this.#host.state;
  }
  get ports(): RoomPorts {
    return this.#host.ports;
  }
  get log(): RoomLog {
    return this.#host.log;
  }
  get flow(): RoomFlow {
    return this.#host.flow;
  }
  get writes(): OpenWrites {
    return this.#host.writes;
  }
  get kind(): RoomKind {
    return this.#host.kind;
  }
  now(): number {
    return this.#host.now();
  }
  later(ms: number, run: () => void): () => void {
    return this.#host.later(ms, run);
  }

  send<Name extends ServerMessageName>(member: Member, name: Name, payload: ServerMessages[Name]): void {
    member.client?.send(name, payload as never);
  }
  broadcast<Name extends ServerMessageName>(name: Name, payload: ServerMessages[Name], except?: GameClient): void {
    this.#host.toAll(name, payload, (client) => client !== except);
  }
  broadcastTo<Name extends ServerMessageName>(
    name: Name,
    payload: ServerMessages[Name],
    isFor: (member: Member) => boolean,
  ): void {
    const others = new Set(this.roster.people().map((member) => (isFor(member) ? null : member.client)));
    this.#host.toAll(name, payload, (client) => !others.has(client));
  }
  tellWatchers<Name extends ServerMessageName>(name: Name, payload: ServerMessages[Name]): void {
    this.#host.toWatchers(name, payload);
  }
  relayDraft(relay: DraftRelay, whole: string, typist: GameClient | undefined): void {
    const late: GameClient[] = [];
    this.#host.toAll(DRAFT_MESSAGE, relay, (client) => {
      if (client === typist || this.#missesDraft(client, relay.id)) return false;
      const missed = this.#someMissed && this.#missed.get(client)?.delete(relay.id);
      const knowsDraft = client.state !== ClientState.JOINING && missed !== true;
      if (!knowsDraft) late.push(client);
      return knowsDraft;
    });
    for (const client of late) client.send(DRAFT_MESSAGE, { id: relay.id, d: { t: 'r', w: whole } } as never);
  }
  sendDraft(member: Member, relay: DraftRelay): void {
    member.client?.send(DRAFT_MESSAGE, relay as never);
  }
  /** Whether the client has so much unread that it gets no drafts now; it is remembered whose it missed. */
  #missesDraft(client: GameClient, seat: string): boolean {
    const { unsentBytes = 0 } = client.ref as Partial<FramedSocket>;
    if (unsentBytes <= DRAFT_BACKLOG_BYTES) return false;
    const missed = this.#missed.get(client) ?? new Set<string>();
    this.#missed.set(client, missed.add(seat));
    this.#someMissed = true;
    return true;
  }
  refuse(member: Member, code: RoomRefusal, params?: LineParams): void {
    atOnce(() => this.send(member, 'refused', params ? { code, params } : { code }));
  }
  sayAs({ client }: Member, say: () => void): void {
    if (client && this.#host.isHeld(client)) atOnce(say);
    else say();
  }
  announce(line: SystemLine, params: LineParams, only?: Member): void {
    const said = systemLine(line, params, 'system', only !== undefined);
    if (only) this.send(only, 'chat', said);
    else this.broadcast('chat', said);
  }

  patch(): void {
    this.#host.patch();
  }
  relist(): void {
    showLocks(this);
    this.series.show();
    this.#host.relist();
  }
  prepared(): void {
    this.#host.prepared();
  }
  expel(member: Member, how: 'kicked' | 'banned'): void {
    this.#host.expel(member, how);
  }
  tidy(): void {
    for (const member of this.roster.all()) if (member.gone) this.remove(member);
  }
  remove(member: Member): void {
    this.roster.remove(member.seat);
    this.state.players.delete(member.seat);
  }

  isHost(member: Member): boolean {
    return this.state.host === member.seat;
  }
  isBusy(): boolean {
    return this.state.phase === 'countdown' || this.state.phase === 'playing';
  }
  languageOf(member: Member): GameLanguage {
    const { mlang, mode, locale } = this.settings;
    return mlang && playsInOwnLanguages(mode) ? member.locale : locale;
  }
  lagMs(seat: SeatId): number | null {
    const client = this.roster.get(seat)?.client;
    return client ? this.#host.roundTripMs(client) : 0;
  }
  probe(client: GameClient): void {
    this.#host.probe(client);
  }
}
