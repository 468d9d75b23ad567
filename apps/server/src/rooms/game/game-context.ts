import type { DraftRelay, RoomRefusal, ServerMessageName, ServerMessages, SystemLine } from '@syllaboom/contracts';
import type { GameLanguage, RoomSettings, SeatId } from '@syllaboom/engine';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { OpenWrites } from '../open-writes.ts';
import type { RoomPorts } from '../ports.ts';
import type { GameSchema } from './state/game-state.ts';
import type { GameClient, Member, Roster } from './seats/member.ts';
import type { RoomFlow } from './room-flow.ts';
import type { RoomKind } from './room-kind.ts';
import type { RoomSeries } from './room-series.ts';

export type LineParams = Record<string, string | number>;

/**
 * The room as its parts see it (chat, settings, bots, match …): who is here, how to send them something, and the clock.
 * Each part changes the room through this and knows nothing of sockets, nor of the class of the room. A part that needs
 * little takes a `Pick` of it.
 */
export interface GameContext {
  readonly roomId: string;
  readonly state: GameSchema;
  readonly roster: Roster;
  readonly ports: RoomPorts;
  readonly log: RoomLog;
  readonly flow: RoomFlow;
  readonly writes: OpenWrites;
  readonly kind: RoomKind;
  readonly series: RoomSeries;
  /** Changed settings that the chat has not announced yet, each with its newest value. */
  readonly unannouncedSettings: Map<string, string | number>;
  /** The engine's settings; `state` shows them. */
  settings: RoomSettings;
  now(): number;
  later(ms: number, run: () => void): () => void;
  send<Name extends ServerMessageName>(member: Member, name: Name, payload: ServerMessages[Name]): void;
  broadcast<Name extends ServerMessageName>(name: Name, payload: ServerMessages[Name], except?: GameClient): void;
  /** Sends to those members only. */
  broadcastTo<Name extends ServerMessageName>(
    name: Name,
    payload: ServerMessages[Name],
    isFor: (member: Member) => boolean,
  ): void;
  /** Says something that only concerns this member: of who watches late it says nothing of now, so it does not wait. */
  bypassDelay(member: Member, say: () => void): void;
  /** Something that everybody in the room was sent in person, as those who watch from elsewhere learn it. */
  emitToWatchers<Name extends ServerMessageName>(name: Name, payload: ServerMessages[Name]): void;
  /**
   * Sends the change of a draft to everybody but its typist, except to those who lag behind. Who cannot know the draft
   * before it gets the whole one: its full state is yet to come, or it has missed a change.
   */
  relayDraft(relay: DraftRelay, whole: string, typist: GameClient | undefined): void;
  sendDraft(member: Member, relay: DraftRelay): void;
  refuse(member: Member, code: RoomRefusal, params?: LineParams): void;
  /** A system line in the chat: for everybody, or for one. */
  announce(line: SystemLine, params: LineParams, only?: Member): void;
  patch(): void;
  /** Ends a member's stay with a close code. */
  expel(member: Member, how: 'kicked' | 'banned'): void;
  /** Takes away the seats of those who left during the match. */
  tidy(): void;
  /** Takes a seat off the table. */
  remove(member: Member): void;
  /** Every dictionary that the room needs is there. */
  prepared(): void;
  /** What the room list shows has changed. */
  relist(): void;
  isHost(member: Member): boolean;
  /** Whether a match runs or its countdown does. */
  isBusy(): boolean;
  /** Language in which this member plays. */
  languageOf(member: Member): GameLanguage;
  /** Round trip of whoever sits there, in ms; 0 for bots and while disconnected, null while not yet measured. */
  lagMs(seat: SeatId): number | null;
  probe(client: GameClient): void;
}

/** What a room's class brings to its context, since only it knows: its clock, its sockets, and what differs by kind. */
export type RoomShare = Pick<
  GameContext,
  | 'roomId'
  | 'state'
  | 'ports'
  | 'log'
  | 'flow'
  | 'writes'
  | 'kind'
  | 'now'
  | 'later'
  | 'bypassDelay'
  | 'emitToWatchers'
  | 'patch'
  | 'expel'
  | 'prepared'
  | 'relist'
  | 'lagMs'
  | 'probe'
> & {
  /** Emits a message to those of the room's clients. */
  emitToClients(type: string | number, payload: unknown, isFor: (client: GameClient) => boolean): void;
};
