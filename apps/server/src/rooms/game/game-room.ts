import {
  CLIENT_MESSAGES,
  CreateRoomOptions,
  DRAFT_MESSAGE,
  DraftDelta,
  type FriendRoom,
  JoinRoomOptions,
  LOBBY_ROOM,
  type RoomListing,
} from '@syllaboom/contracts';
import { ROOM } from '@syllaboom/engine';
import type { z } from 'zod/mini';
import type { AuthContext } from '#platform/rooms/colyseus.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { RoomMaker } from '#platform/rooms/seats/give-seat.ts';
import { withoutDelay } from '#platform/rooms/delayed-sender.ts';
import { refuseSeatWith, type SeatCloseName } from '#platform/rooms/room-refusal.ts';
import { isRoomIdTaken } from '#platform/rooms/cluster/safe-redis-driver.ts';
import type { ChatChannel } from '../chat/chat-channel.ts';
import { refusalFor, currentModerationStatus } from '../players/player-messages.ts';
import { playerSeats } from '../players/player-seats.ts';
import type { RoomIdentity } from '../ports.ts';
import { BaseGameRoom } from './base-game-room.ts';
import type { TableTicket } from '../tables/table-ticket.ts';
import type { TableAnswer } from '../tables/take-table.ts';
import { isBroken } from './broken-line.ts';
import { createGameContext } from './create-game-context.ts';
import { gameHandlers, HASTE_REFUSALS, MESSAGE_NAMES, MESSAGE_RATES } from './game-messages.ts';
import type { GameRoomDeps } from './game-room-deps.ts';
import { GameSchema } from './state/game-state.ts';
import type { GameContext, RoomShare } from './game-context.ts';
import type { MatchRun } from './match/match-run.ts';
import { type GameClient, memberActing, type Member, memberOf } from './seats/member.ts';
import { enterAgain, watchMember } from './seats/member-watch.ts';
import { showLocks } from './settings/mode-locks.ts';
import type { Opening, RoomKind } from './room-kind.ts';
import { briefRoom, listRoom } from './state/room-listing.ts';
import { createRoomParts } from './room-parts.ts';
import { openingOf } from './room-options.ts';
import { identifySeat } from './seats/seat-request.ts';
import { prepareLanguages, refitMonsters, showSettings } from './settings/settings.ts';
import { broadcastClock } from './state/broadcast-clock.ts';

type Handler = (member: Member, message: unknown) => void;
const DRAFT_RATE = { burst: 60, perSecond: 60 };
/** Changes of the list within this time go out together. */
const RELIST_MS = 50;

/** The game's room: a thin adapter between sockets and the parts that do the work. */
export abstract class GameRoom extends BaseGameRoom {
  protected abstract override readonly deps: GameRoomDeps;
  override state = new GameSchema();
  override maxClients = ROOM.mostPlayers + ROOM.mostSpectators;
  #relisting = false;
  #closeDoor: () => void = () => undefined;
  #closing = false;
  #isBuilt = false;

  protected get run(): MatchRun {
    return this.parts.run;
  }
  protected get chat(): ChatChannel {
    return this.parts.chat;
  }
  protected get log(): RoomLog {
    return this.deps.log;
  }
  protected get seatHoldSeconds(): number {
    return this.deps.flow.seatHoldSeconds;
  }
  protected override get limitsMessages(): boolean {
    return this.deps.limitsMessages;
  }
  protected override get acknowledgeMs(): number {
    return this.deps.flow.acknowledgeMs;
  }

  override async onCreate(raw: unknown): Promise<void> {
    this.takePlace(this.deps.census, raw);
    const { roomId, settings, title, kind, returned, quick } = await this.opening(raw);
    await this.#takeRoomId(roomId);
    showSettings(this.state, settings);
    Object.assign(this.state, { title, quick, collection: kind.practised?.id ?? '' });
    this.#build(createGameContext(this.#share(kind), settings), returned);
    prepareLanguages(this.context);
    refitMonsters(this.context);
    showLocks(this.context);
    broadcastClock(this.context, () => this.showsClock);
    this.#closeDoor = this.#openDoor();
  }

  /** Announcements reach the room, and what it keeps on Redis is looked after. */
  #openDoor(): () => void {
    const announce = (msg: string): void => this.context.broadcast('server-message', { msg });
    const closers = [this.deps.ports.announcements.subscribe(announce), this.deps.records.open(this.records)];
    return () => {
      for (const close of closers) close();
    };
  }

  /** What the room begins with; throws the refusal of the seat request. */
  protected async opening(raw: unknown): Promise<Opening> {
    const options = CreateRoomOptions.safeParse(raw);
    if (!options.success) throw refuseSeatWith('room/invalid_options');
    const { maker = null } = (raw ?? {}) as Partial<RoomMaker>;
    return openingOf(this.deps.ports, options.data, maker);
  }

  async #takeRoomId(roomId: string): Promise<void> {
    if (roomId === LOBBY_ROOM || (await isRoomIdTaken(roomId))) throw refuseSeatWith('room/invalid_options');
    this.roomId = roomId;
  }

  #build(context: GameContext, returned: TableTicket | null): void {
    this.context = context;
    this.parts = createRoomParts(context, { said: this.chatLog, solves: this.solves, returned });
    const { play, run, host, watchDelay, yapping } = this.parts;
    run.onStart = (players) => watchDelay.began(players);
    const handlers = gameHandlers({
      ...this.parts,
      room: context,
      dismissSelf: (member) => member.client && this.dismiss(member.client, 'normal'),
    });
    for (const name of MESSAGE_NAMES) {
      const isRefused = context.kind.refused.has(name);
      const handler = (
        isRefused ? (member: Member) => context.refuse(member, context.kind.refusal) : handlers[name]
      ) as Handler;
      const schema = CLIENT_MESSAGES[name] as z.ZodMiniType<unknown>;
      const haste = HASTE_REFUSALS[name];
      const tooOften = haste && ((client: GameClient) => context.refuse(memberOf(client), haste));
      const handle = (client: GameClient, message: unknown): void => handler(memberActing(client, this.now()), message);
      this.listen(name, schema, MESSAGE_RATES[name], handle, tooOften);
    }
    this.#isBuilt = true;
    this.listen(DRAFT_MESSAGE, DraftDelta, DRAFT_RATE, (client, delta) => play.draft(memberOf(client), delta));
    this.ignoreUnknownMessages();
    run.onFault = () => this.brokenOff();
    run.onOver = () => {
      watchDelay.ended();
      this.matchOver();
      this.#closeWhenDone();
    };
    run.onReturn = (isCalledOff) => {
      host.passOn();
      if (!this.draining) yapping.again(isCalledOff);
    };
  }

  /** What the room's parts can ask only the room itself. */
  #share(kind: RoomKind): RoomShare {
    const { ports, log, flow, writes } = this.deps;
    return {
      roomId: this.roomId,
      state: this.state,
      ports,
      log,
      flow,
      writes,
      kind,
      now: () => this.now(),
      later: (ms, run) => this.later(ms, run),
      emitToClients: (type, payload, isFor) => this.emitToAll(type, payload, isFor),
      emitToWatchers: (type, payload) => this.emitToWatchers(type, payload),
      bypassDelay: ({ client }, say) => (client && this.parts.watchDelay.isHeld(client) ? withoutDelay(say) : say()),
      patch: () => this.showState(),
      relist: () => this.#relist(),
      prepared: () => this.prepared(),
      expel: (member, how) => this.expel(member, how),
      lagMs: (seat) => {
        const client = this.context.roster.get(seat)?.client;
        return client ? this.roundTripMs(client) : 0;
      },
      probe: (client) => this.probe(client),
    };
  }

  protected emitToAll(type: string | number, payload: unknown, isFor: (client: GameClient) => boolean): void {
    const recipients: GameClient[] = [];
    for (const client of this.clients) if (isFor(client)) recipients.push(client);
    this.emitTo(recipients, type as never, payload as never);
  }
  protected showState(): void {
    this.broadcastPatch();
  }
  /** Every dictionary that the room needs is there. */
  protected prepared(): void {
    this.parts.start.prepared();
  }
  protected override refusalToEnter({ playerId, guest }: RoomIdentity): SeatCloseName | null {
    if (this.parts.host.isBanned(playerId)) return 'banned';
    return guest && !this.state.guests ? 'guest' : null;
  }
  /** The room as the lobby lists it; null: not at all. */
  protected override listing(): RoomListing | null {
    return listRoom(this.context, this.parts.watchDelay.isBehind);
  }
  protected override brief(): FriendRoom | null {
    return briefRoom(this.context, this.parts.watchDelay.isBehind);
  }
  /** Whether times of the room's clock are shown. */
  protected get showsClock(): boolean {
    return this.run.driver !== null;
  }

  override async onJoin(client: GameClient, raw: unknown, auth: unknown): Promise<void> {
    const identity = auth as RoomIdentity;
    const { playerId } = identity;
    this.enterPlace();
    const { data: options = {} } = JoinRoomOptions.safeParse(raw ?? {});
    if (this.#turnAway(client, identity, options)) return;
    if (!(await playerSeats.claim(playerId, this.roomId))) return this.turnAway(client, 'playing');
    // Two tabs may have asked at once, a session may have ended, and the door may have been closed meanwhile.
    if (this.#turnAway(client, identity, options)) return this.#freeClaim(playerId);
    const person = { ...identity, standing: currentModerationStatus(this.deps.ports.channel, identity) };
    this.parts.watchDelay.watch(client);
    const member = this.parts.seating.join(client, person, options);
    client.userData = member;
    this.parts.offers.settle(playerId);
    this.parts.tickets.joined(member, options.ticket);
    const watching = { expel: this.expel.bind(this), ...this.deps };
    watchMember(watching, { room: this.context, discipline: this.parts.discipline }, member, person);
    this.expectAcknowledgement(client);
    this.joined(member);
  }

  /** Turns away who may not come in, finds no place, or sits here already: their new tab gets the seat's token. */
  #turnAway(client: GameClient, identity: RoomIdentity, options: JoinRoomOptions): boolean {
    const refusal = refusalFor(this.deps.ports.channel, identity) ?? this.refusalToEnter(identity);
    const twin = this.context.roster.ofPlayer(identity.playerId);
    if (refusal) this.turnAway(client, refusal);
    else if (twin) this.turnAway(client, 'alreadyInRoom', twin.token);
    else if (!this.parts.seating.hasPlace(options)) this.turnAway(client, 'notFound', 'full');
    else return false;
    return true;
  }

  #freeClaim(playerId: string): void {
    if (!this.context.roster.ofPlayer(playerId)) playerSeats.release(playerId, this.roomId).catch(() => undefined);
  }

  override onReconnect(client: GameClient): void {
    const member = client.userData;
    if (!member || member.gone) throw new Error('the seat is gone');
    this.noteReturn(client);
    this.parts.watchDelay.watch(client);
    this.parts.seating.comeBack(member, client);
    enterAgain(this.deps, this.context, this.parts.discipline, member);
    this.expectAcknowledgement(client);
  }

  override onLeave(client: GameClient, code?: number): void {
    const member = client.userData;
    this.forget(client);
    if (!member || member.gone) return;
    // There is no way back into a server that goes down: whose connection breaks then has not left the match.
    if (this.draining && isBroken(code) && this.run.isAlive(member.seat)) this.run.halt();
    this.parts.seating.leave(member);
    member.unwatch();
    if (!member.identity) return;
    this.#freeClaim(member.identity.playerId);
    this.left(member);
  }

  protected override memberDropped(client: GameClient): void {
    const member = memberOf(client);
    member.leave();
    this.parts.seating.drop(member);
  }
  protected override isMember(client: GameClient): boolean {
    return client.userData !== undefined && !client.userData.gone;
  }
  protected override malformed(client: GameClient): void {
    this.context.refuse(memberOf(client), 'badValue');
  }

  /** Asked for somebody who wants back to a table: whether it stands here. */
  isTable(table: string): TableAnswer {
    if (table !== this.parts.tickets.id) return 'other';
    return this.draining ? 'closing' : 'same';
  }

  #relist(): void {
    showLocks(this.context);
    this.context.series.show();
    if (this.#relisting) return;
    this.#relisting = true;
    this.later(RELIST_MS, () => {
      this.#relisting = false;
      this.parts.autoStart.update();
      this.announce();
      this.parts.tickets.issue();
    });
  }

  /** Goes down with the server: the running match may end first. */
  protected override drain(): void {
    this.context.broadcast('server-message', { msg: 'restart' });
    if (!this.run.driver) return this.#closeWhenDone();
    this.later(this.deps.flow.drainMs, () => {
      // Before anybody is sent away: each of them would have left the match to the others.
      this.run.halt();
      this.#closeWhenDone();
    });
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
    this.withdraw();
  }
}

/** The room class with its dependencies: the library makes the instances. */
export const gameRoomWith = (deps: GameRoomDeps): (new () => GameRoom) =>
  class extends GameRoom {
    protected override readonly deps = deps;
    static override onAuth(token: string, options: unknown, context: AuthContext): Promise<RoomIdentity> {
      return identifySeat(deps.ports, token, options, context);
    }
  };
