import type { ServerMessages } from '@syllaboom/contracts';
import { BaseRoom } from '#platform/rooms/base-room.ts';
import type { RoomMaker } from '#platform/rooms/seats/give-seat.ts';
import type { SeatOwner } from '#platform/rooms/seats/open-seats.ts';
import type { ServerError } from '#platform/rooms/colyseus.ts';
import { refuseSeat, refuseSeatWith, type SeatCloseName } from '#platform/rooms/room-refusal.ts';
import type { RoomIdentity } from '../ports.ts';
import type { RoomCensus, RoomPlace } from '../room-census.ts';
import type { GameSchema } from './state/game-state.ts';
import type { Member } from './seats/member.ts';

/** A room's place among all, and what rooms of some kinds do at certain moments, and others do nothing at. */
export abstract class HookedRoom extends BaseRoom<GameSchema, Member, ServerMessages> {
  #place: RoomPlace | null = null;
  #isEntered = false;

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

  /** Why somebody is not let in: asked before they get a seat, and again as they come in. */
  protected abstract refusalAtDoor(identity: RoomIdentity): SeatCloseName | null;

  protected override refusalBeforeSeat(owner: SeatOwner): ServerError | null {
    const identity = owner as RoomIdentity;
    const name = this.refusalAtDoor(identity);
    if (name !== null) return refuseSeat(name);
    return this.isClosedTo(identity) ? refuseSeatWith('room/way_in_needed') : null;
  }

  /** Whether the host keeps the table for accounts with a way in. Who got a seat before that was set keeps it. */
  protected isClosedTo(_identity: RoomIdentity): boolean {
    return false;
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
}
