import type { FriendRoom, Invitation, RoomListing, ServerMessages } from '@syllaboom/contracts';
import { DIFFICULTIES } from '@syllaboom/engine';
import { BaseRoom } from '#platform/rooms/base-room.ts';
import type { ServerError } from '#platform/rooms/colyseus.ts';
import { refuseSeat, refuseSeatWith, type SeatCloseName } from '#platform/rooms/room-refusal.ts';
import type { RoomMaker } from '#platform/rooms/seats/give-seat.ts';
import type { SeatOwner } from '#platform/rooms/seats/open-seats.ts';
import { RecentLines } from '../chat/recent-lines.ts';
import { describeInvitation } from '../invitation/describe-invitation.ts';
import type { RoomChatLine, RoomIdentity } from '../ports.ts';
import type { Eviction } from '../players/player-messages.ts';
import type { Offer } from '../quick/place-offers.ts';
import type { GameRoomDeps } from './game-room-deps.ts';
import type { GameContext } from './game-context.ts';
import type { Member } from './seats/member.ts';
import type { RoomCensus, RoomPlace } from '../room-census.ts';
import type { SeatStatus } from '../seat-status.ts';
import type { GameSchema } from './state/game-state.ts';
import type { RoomParts } from './room-parts.ts';
import { GameRecords } from './room-records.ts';
import { SolveLog } from './match/solve-log.ts';

/**
 * A room of the game towards the outside: its place among all rooms, its door, what other rooms and processes ask it and what
 * it keeps for them on Redis. At certain moments rooms of some kinds do more, and others nothing.
 */
export abstract class BaseGameRoom extends BaseRoom<GameSchema, Member, ServerMessages> {
  #place: RoomPlace | null = null;
  #isEntered = false;
  protected abstract readonly deps: GameRoomDeps;
  protected context!: GameContext;
  protected parts!: RoomParts;
  protected readonly chatLog = new RecentLines();
  protected readonly solves = new SolveLog();
  protected readonly records = new GameRecords({
    context: () => this.context,
    directory: () => this.deps.directory,
    listing: () => this.listing(),
    announceBrief: () => this.deps.ports.briefs.restore(this.roomId, this.brief()),
    seatedSince: (member) => this.seatedSince(member),
    giveUp: (member) => this.expel(member, 'playing'),
  });

  /** Throws the refusal of the seat request when there are too many rooms. */
  protected takePlace(census: RoomCensus, raw: unknown): void {
    const { maker = null } = (raw ?? {}) as Partial<RoomMaker>;
    this.#place = census.open({ maker, giveUp: () => this.giveUpUnentered() });
  }

  /** Somebody comes in: the room is nobody's empty one any more. */
  protected enterPlace(): void {
    if (this.#isEntered) return;
    this.#isEntered = true;
    this.#place?.enter();
  }

  /** Asked when there are too many rooms: goes, unless somebody has come in. */
  giveUpUnentered(): void {
    if (!this.#isEntered) this.disconnect().catch(() => undefined);
  }

  override onDispose(): void {
    super.onDispose();
    this.#place?.leave();
  }

  /** The room as the lobby lists it; null: not at all. */
  protected abstract listing(): RoomListing | null;

  /** The room as friends of its people are told of it; null: nobody may follow them there. */
  protected abstract brief(): FriendRoom | null;

  /** Says to the others what the list and friends show of the room. */
  protected announce(): void {
    this.deps.directory.announce(this.roomId, this.listing());
    this.deps.ports.briefs.announce(this.roomId, this.brief());
  }
  /** The room is no more. */
  protected withdraw(): void {
    this.deps.directory.announce(this.roomId, null);
    this.deps.ports.briefs.announce(this.roomId, null);
  }

  /** Why somebody is not let in: asked before they get a seat, and again as they come in. */
  protected abstract refusalToEnter(identity: RoomIdentity): SeatCloseName | null;

  protected override refusalBeforeSeat(owner: SeatOwner): ServerError | null {
    const identity = owner as RoomIdentity;
    const name = this.refusalToEnter(identity);
    if (name !== null) return refuseSeat(name);
    return this.#isClosedTo(identity) ? refuseSeatWith('room/way_in_needed') : null;
  }

  /** Whether the host keeps the table for accounts with a way in. Who got a seat before that was set keeps it. */
  #isClosedTo({ wayIn, playerId }: RoomIdentity): boolean {
    return this.state.wayIn && !wayIn && this.context.roster.ofPlayer(playerId) === undefined;
  }

  /** Somebody has sat down. */
  protected joined(_member: Member): void {}
  /** Somebody has left for good. */
  protected left(_member: Member): void {}
  /** The match is over and told. */
  protected matchOver(): void {}
  /** A fault of the server broke the match off. */
  protected brokenOff(): void {}
  /** Something for those who watch the match from elsewhere. */
  protected emitToWatchers(_type: string, _payload: unknown): void {}

  /** Asked for the room's link: what it invites to. */
  invitation(): Invitation {
    return describeInvitation(this.context, this.draining);
  }

  /** Since when somebody sits here, ms since 1970; a seat that only waits for a reconnection is younger than any other. */
  protected seatedSince(member: Member): number {
    return member.client ? member.since : Number.MAX_SAFE_INTEGER;
  }

  /** Puts a member out. */
  protected expel(member: Member, how: 'kicked' | 'playing' | Eviction): void {
    if (!member.client) return this.giveUpSeat(member.seat);
    // The library would take the code for its own, and hold the seat.
    if (how === 'playing') return this.turnAway(member.client, how);
    this.dismiss(member.client, how);
  }

  /** The account on a seat. */
  playerAt(sessionId: string): string | null {
    return this.context.roster.get(sessionId)?.identity?.playerId ?? null;
  }

  /** Asked for a report: what was said here lately, where the player is in the room. */
  readChat(playerId: string): RoomChatLine[] {
    return this.context.roster.ofPlayer(playerId) ? this.chatLog.evidence : [];
  }

  /** Asked by the ranked queue: whether the account plays or watches here. */
  holdsSeat(playerId: string): boolean {
    return (this.context.roster.ofPlayer(playerId)?.client ?? null) !== null;
  }

  /** Asked by the lobby for somebody who presses Quick play; the place is kept for a moment. */
  offerPlace(asker: RoomIdentity): Offer {
    return this.draining || this.refusalBeforeSeat(asker) !== null ? null : this.parts.offers.offer(asker);
  }

  /** Asked for a window that lost its line: whether their seat waits, and who plays on it. Other processes, also older ones, call it by this name. */
  standingOf(playerId: string, tab: string): Omit<SeatStatus, 'stands'> {
    const member = this.context.roster.ofPlayer(playerId);
    const seat = member ? (member.client ? 'played' : 'waits') : 'none';
    return { seat, own: member !== undefined && tab !== '' && member.tab === tab, match: this.state.started };
  }

  /** Asked for somebody whom a friend invites: whether they are in a match now. Watchers are in none. */
  isPlaying(playerId: string): boolean {
    const member = this.context.roster.ofPlayer(playerId);
    return member !== undefined && this.state.started && this.context.roster.players().includes(member);
  }

  /** Asked by the word search: whether a match runs here that is no practice. */
  runsMatch(): boolean {
    return this.state.started && this.state.diff !== DIFFICULTIES.practice;
  }

  /** Asked by another room: gives up the seat of somebody who only may come back. */
  yieldSeat(playerId: string): boolean {
    const member = this.context.roster.ofPlayer(playerId);
    if (!member) return true;
    if (member.client) return false;
    this.giveUpSeat(member.seat);
    return true;
  }

  /** Asked by another room when Redis had lost who sits where: of two seats of one account the older one stays. */
  cedeSeat(playerId: string, since: number): boolean {
    const member = this.context.roster.ofPlayer(playerId);
    if (member && this.seatedSince(member) <= since) return false;
    if (member) this.expel(member, 'playing');
    return true;
  }
}
