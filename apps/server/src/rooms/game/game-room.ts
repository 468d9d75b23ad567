import {
  CLIENT_MESSAGES,
  type CloseName,
  CreateRoomOptions,
  DRAFT_MESSAGE,
  DraftDelta,
  JoinRoomOptions,
  LOBBY_ROOM,
  type RoomListing,
} from '@syllaboom/contracts';
import { ROOM } from '@syllaboom/engine';
import type { z } from 'zod/mini';
import { randomRoomCode } from '#platform/ids/random-id.ts';
import { type AuthContext, matchMaker } from '#platform/rooms/colyseus.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { refuseSeatWith } from '#platform/rooms/room-refusal.ts';
import type { Eviction } from '../evictions.ts';
import { playerSeats } from '../player-seats.ts';
import type { RoomChatLine, RoomIdentity } from '../ports.ts';
import { RoomBots } from './bots.ts';
import { RoomChat } from './chat.ts';
import { ChatLog } from './chat-log.ts';
import { Discipline } from './discipline.ts';
import { gameHandlers, MESSAGE_NAMES, MESSAGE_RATES } from './game-messages.ts';
import type { GameRoomDeps } from './game-room-deps.ts';
import { GameSchema } from './game-state.ts';
import { GameTable } from './game-table.ts';
import { HostPowers } from './host-powers.ts';
import { MatchRun } from './match-run.ts';
import { MatchStart } from './match-start.ts';
import type { GameClient, Member } from './member.ts';
import { watchMember } from './member-watch.ts';
import { showLocks } from './mode-locks.ts';
import { PlayInput } from './play-input.ts';
import { HOSTED, type Opening, type RoomKind } from './room-kind.ts';
import { HookedRoom } from './room-hooks.ts';
import { listRoom } from './room-listing.ts';
import { initialSettings, roomTitle } from './room-options.ts';
import { identifySeat } from './seat-request.ts';
import { Seating } from './seating.ts';
import { prepareLanguages, refitMonsters, showSettings } from './settings.ts';
import { Yapping } from './yapping.ts';

const DRAFT_RATE = { burst: 60, perSecond: 60 };
/** Changes of the list within this time go out together. */
const RELIST_MS = 50;

/** The game's room: a thin adapter between sockets and the parts that do the work. */
export abstract class GameRoom extends HookedRoom {
  protected abstract readonly deps: GameRoomDeps;
  override state = new GameSchema();
  override maxClients = ROOM.mostPlayers + ROOM.mostSpectators;
  protected table!: GameTable;
  protected run!: MatchRun;
  #host!: HostPowers;
  #seating!: Seating;
  #discipline!: Discipline;
  protected readonly chatLog = new ChatLog();
  #start!: MatchStart;
  #relisting = false;
  #closeDoor: () => void = () => undefined;
  #closing = false;
  #isBuilt = false;

  protected get log(): RoomLog {
    return this.deps.log;
  }
  protected get seatHoldSeconds(): number {
    return this.deps.flow.seatHoldSeconds;
  }

  protected override get acknowledgeMs(): number {
    return this.deps.flow.acknowledgeMs;
  }

  override async onCreate(raw: unknown): Promise<void> {
    const { roomId, settings, title, kind } = await this.opening(raw);
    await this.#takeRoomId(roomId);
    showSettings(this.state, settings);
    this.state.title = title;
    this.#build(new GameTable(this.#tableHost(kind), settings));
    prepareLanguages(this.table);
    refitMonsters(this.table);
    showLocks(this.table);
    this.#tellClock();
    this.#closeDoor = this.deps.orders.open({ announce: (msg) => this.table.broadcast('server-message', { msg }) });
  }

  /** What the room begins with; throws the refusal of the seat request. */
  protected async opening(raw: unknown): Promise<Opening> {
    const options = CreateRoomOptions.safeParse(raw);
    if (!options.success) throw refuseSeatWith('room/invalid_options');
    const settings = initialSettings(options.data);
    const title = roomTitle(options.data.title ?? '', settings.locale);
    return { roomId: options.data.roomId ?? randomRoomCode(), settings, title, kind: HOSTED };
  }

  async #takeRoomId(roomId: string): Promise<void> {
    if (roomId === LOBBY_ROOM || (await matchMaker.getRoomById(roomId))) throw refuseSeatWith('room/invalid_options');
    this.roomId = roomId;
  }

  #build(table: GameTable): void {
    const log = this.chatLog;
    this.table = table;
    this.run = new MatchRun(table, log);
    this.#host = new HostPowers(table, this.run);
    const yapping = new Yapping(table, this.run);
    this.#discipline = new Discipline(table);
    this.#seating = new Seating(table, {
      run: this.run,
      host: this.#host,
      log,
      yapping,
      discipline: this.#discipline,
    });
    this.#start = new MatchStart(table, this.run, this.#host);
    const play = new PlayInput(table, this.run);
    const handlers = gameHandlers({
      table,
      play,
      yapping,
      seating: this.#seating,
      start: this.#start,
      host: this.#host,
      bots: new RoomBots(table, this.#host),
      chat: new RoomChat(table, log, this.run, this.#host),
      dismissSelf: (member) => member.client && this.dismiss(member.client, 'normal'),
    });
    for (const name of MESSAGE_NAMES) {
      const handler = (
        table.kind.refused.has(name) ? (member: Member) => table.refuse(member, 'ranked') : handlers[name]
      ) as (member: Member, message: unknown) => void;
      const schema = CLIENT_MESSAGES[name] as z.ZodMiniType<unknown>;
      const tooOften =
        name === 'chat' || name === 'command' ? (client: GameClient) => this.#refuseHaste(client) : undefined;
      this.listen(name, schema, MESSAGE_RATES[name], (client, message) => handler(memberOf(client), message), tooOften);
    }
    this.#isBuilt = true;
    this.listen(DRAFT_MESSAGE, DraftDelta, DRAFT_RATE, (client, delta) => play.draft(memberOf(client), delta));
    this.countUnknownMessages();
    this.run.onFault = () => this.brokenOff();
    this.run.onOver = () => {
      this.matchOver();
      this.#closeWhenDone();
    };
    this.run.onReturn = (isCalledOff) => this.draining || yapping.again(isCalledOff);
  }

  #tableHost(kind: RoomKind): ConstructorParameters<typeof GameTable>[0] {
    return {
      roomId: () => this.roomId,
      state: this.state,
      ports: this.deps.ports,
      log: this.deps.log,
      flow: this.deps.flow,
      kind,
      now: () => this.now(),
      later: (ms, run) => this.later(ms, run),
      toAll: (type, payload, isFor) => this.tellAll(type, payload, isFor),
      toWatchers: (type, payload) => this.tellWatchers(type, payload),
      patch: () => this.showState(),
      relist: () => this.#relist(),
      prepared: () => this.prepared(),
      expel: (member, how) => this.#expel(member, how),
      roundTripMs: (client) => this.roundTripMs(client),
      probe: (client) => this.probe(client),
    };
  }

  protected tellAll(type: string | number, payload: unknown, isFor: (client: GameClient) => boolean): void {
    const told: GameClient[] = [];
    for (const client of this.clients) if (isFor(client)) told.push(client);
    this.tell(told, type as never, payload as never);
  }
  protected showState(): void {
    this.broadcastPatch();
  }
  /** Every dictionary that the room needs is there. */
  protected prepared(): void {
    this.#start.prepared();
  }
  /** Why somebody is not let in. */
  protected refusalAtDoor({ playerId, guest }: RoomIdentity): CloseName | null {
    if (this.#host.isBanned(playerId)) return 'banned';
    return guest && !this.state.guests ? 'guest' : null;
  }
  /** The room as the lobby lists it; null: not at all. */
  protected listing(): RoomListing | null {
    return listRoom(this.table);
  }
  /** Whether times of the room's clock are shown. */
  protected get showsClock(): boolean {
    return this.run.driver !== null;
  }

  override async onJoin(client: GameClient, raw: unknown, auth: unknown): Promise<void> {
    const identity = auth as RoomIdentity;
    const { playerId } = identity;
    const { data: options = {} } = JoinRoomOptions.safeParse(raw ?? {});
    if (this.#turnAway(client, identity, options)) return;
    if (!(await playerSeats.claim(playerId, this.roomId))) return this.turnAway(client, 'playing');
    // Two tabs may have asked at once, a session may have ended, and the door may have been closed meanwhile.
    if (this.#turnAway(client, identity, options)) return this.#freeClaim(playerId);
    const person = { ...identity, standing: this.deps.orders.refreshed(identity) };
    const member = this.#seating.join(client, person, options);
    client.userData = member;
    const watching = { guarded: this.guarded.bind(this), expel: this.#expel.bind(this), ...this.deps };
    watchMember(watching, { table: this.table, discipline: this.#discipline }, member, person);
    this.deps.online.enter(playerId);
    this.expectAcknowledgement(client);
    this.joined(member);
  }

  /** Turns away who may not come in, finds no place, or sits here already: their new tab gets the seat's token [R0527]. */
  #turnAway(client: GameClient, identity: RoomIdentity, options: JoinRoomOptions): boolean {
    const refusal = this.deps.evictions.refusalFor(identity) ?? this.refusalAtDoor(identity);
    const twin = this.table.roster.ofPlayer(identity.playerId);
    if (refusal) this.turnAway(client, refusal);
    else if (twin) this.turnAway(client, 'alreadyInRoom', twin.token);
    else if (!this.#seating.hasPlace(options)) this.turnAway(client, 'notFound', 'full');
    else return false;
    return true;
  }

  #freeClaim(playerId: string): void {
    if (!this.table.roster.ofPlayer(playerId)) playerSeats.release(playerId, this.roomId).catch(() => undefined);
  }

  override onReconnect(client: GameClient): void {
    const member = client.userData;
    if (!member || member.gone) throw new Error('the seat is gone');
    this.#seating.comeBack(member, client);
    this.expectAcknowledgement(client);
  }

  override onLeave(client: GameClient): void {
    const member = client.userData;
    this.forget(client);
    if (!member || member.gone) return;
    this.#seating.leave(member);
    member.unwatch();
    if (!member.identity) return;
    this.deps.online.leave(member.identity.playerId);
    this.#freeClaim(member.identity.playerId);
    this.left(member);
  }

  protected override memberDropped(client: GameClient): void {
    this.#seating.drop(memberOf(client));
  }
  protected override isMember(client: GameClient): boolean {
    return client.userData !== undefined && !client.userData.gone;
  }
  protected override malformed(client: GameClient): void {
    this.table.refuse(memberOf(client), 'badValue');
  }

  #refuseHaste(client: GameClient): void {
    this.table.refuse(memberOf(client), 'chatCooldown');
  }

  #expel(member: Member, how: 'kicked' | Eviction): void {
    if (member.client) this.dismiss(member.client, how);
    else this.giveUpSeat(member.seat);
  }

  /** The account on a seat. */
  playerAt(sessionId: string): string | null {
    return this.table.roster.get(sessionId)?.identity?.playerId ?? null;
  }

  /** Asked for a report: what was said here lately, where the player is in the room. */
  readChat(playerId: string): RoomChatLine[] {
    return this.table.roster.ofPlayer(playerId) ? this.chatLog.evidence : [];
  }

  /** Asked by the ranked queue: whether the account plays or watches here. */
  holdsSeat(playerId: string): boolean {
    return (this.table.roster.ofPlayer(playerId)?.client ?? null) !== null;
  }

  /** Asked by another room: gives up the seat of somebody who only may come back. */
  yieldSeat(playerId: string): boolean {
    const member = this.table.roster.ofPlayer(playerId);
    if (!member) return true;
    if (member.client) return false;
    this.giveUpSeat(member.seat);
    return true;
  }

  #relist(): void {
    if (this.#relisting) return;
    this.#relisting = true;
    this.later(RELIST_MS, () => {
      this.#relisting = false;
      this.deps.directory.announce(this.roomId, this.listing());
    });
  }

  #tellClock(): void {
    this.later(this.deps.flow.clockEveryMs, () => {
      // Clocks drift slowly: between matches the one told at the join is good enough.
      if (this.showsClock) this.table.broadcast('clock', { now: this.now() });
      this.#tellClock();
    });
  }

  /** Goes down with the server: the running match may end first. */
  protected override drain(): void {
    this.table.broadcast('server-message', { msg: 'restart' });
    if (!this.run.driver) return this.#closeWhenDone();
    this.later(this.deps.flow.drainMs, () => this.#close());
  }

  #closeWhenDone(): void {
    const close = (): void => this.#close();
    if (this.draining) this.run.recording.settled().then(close, close);
  }

  #close(): void {
    if (this.#closing) return;
    this.#closing = true;
    this.closeForRestart();
  }

  override onDispose(): void {
    super.onDispose();
    // One that could not be made has nothing to give up.
    if (!this.#isBuilt) return;
    this.run.dispose();
    this.#closeDoor();
    this.deps.directory.announce(this.roomId, null);
  }
}

/** Handlers only run for members (see BaseRoom.listen). */
function memberOf(client: GameClient): Member {
  if (!client.userData) throw new Error('a message of somebody who was not let in');
  return client.userData;
}

/** The room class with its dependencies: the library makes the instances. */
export const gameRoomWith = (deps: GameRoomDeps): (new () => GameRoom) =>
  class extends GameRoom {
    protected override readonly deps = deps;
    static override onAuth(token: string, options: unknown, context: AuthContext): Promise<RoomIdentity> {
      return identifySeat(deps.ports, token, options, context);
    }
  };
