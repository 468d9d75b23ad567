import type { RoomListing } from '@syllaboom/contracts';
import type { RoomDirectory } from '../lobby/room-directory.ts';
import { playerSeats } from '../players/player-seats.ts';
import type { RoomRecords } from '../shared-records.ts';
import type { GameContext } from './game-context.ts';
import type { Member } from './seats/member.ts';

/** The room as its records see it. */
export interface RecordedRoom {
  context(): GameContext;
  directory(): RoomDirectory;
  listing(): RoomListing | null;
  /** Says once more what friends are told of the room. */
  announceBrief(): void;
  /** Since when somebody sits here, for the choice between two seats of one account. */
  seatedSince(member: Member): number;
  /** The account has an older seat elsewhere. */
  giveUp(member: Member): void;
}

/** What a room of the game keeps on Redis: its row in the list, who sits in it, and their ways back. */
export class GameRecords implements RoomRecords {
  readonly #room: RecordedRoom;

  constructor(room: RecordedRoom) {
    this.#room = room;
  }

  async isThere(): Promise<boolean> {
    const room = this.#room.context();
    const people = room.roster.people();
    const one = people[Math.floor(Math.random() * people.length)];
    const isListed = this.#room.listing() === null || (await this.#room.directory().find(room.roomId)) !== null;
    if (!isListed || !one?.identity) return isListed;
    const { playerId } = one.identity;
    const [isSeated, record] = await Promise.all([
      playerSeats.isKnown(playerId, room.roomId),
      room.ports.reconnections.find(playerId),
    ]);
    return isSeated && record?.roomId === room.roomId;
  }

  async write(): Promise<void> {
    const room = this.#room.context();
    const listing = this.#room.listing();
    if (listing) this.#room.directory().announce(room.roomId, listing);
    this.#room.announceBrief();
    for (const member of room.roster.people()) await this.#writeSeat(room, member);
  }

  async #writeSeat(room: GameContext, member: Member): Promise<void> {
    if (!member.identity) return;
    const { playerId } = member.identity;
    const isOurs = await playerSeats.restore(playerId, room.roomId, this.#room.seatedSince(member));
    // May have left meanwhile.
    if (member.gone) return playerSeats.release(playerId, room.roomId);
    if (isOurs) room.ports.reconnections.save(playerId, room.roomId, member.token);
    else this.#room.giveUp(member);
  }
}
