import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { OpenWrites } from '../open-writes.ts';
import type { RoomDirectory } from '../lobby/room-directory.ts';
import type { RoomPorts } from '../ports.ts';
import type { RoomCensus } from '../room-census.ts';
import type { Presence } from '../presence/presence.ts';
import type { SharedRoomRecords } from '../shared-records.ts';
import type { RoomFlow } from './room-flow.ts';

/** What a room of the game needs from outside. */
export interface GameRoomDeps {
  readonly ports: RoomPorts;
  readonly log: RoomLog;
  readonly flow: RoomFlow;
  readonly directory: RoomDirectory;
  readonly presence: Presence;
  readonly writes: OpenWrites;
  /** Whether messages that come too often are dropped. */
  readonly limitsMessages: boolean;
  readonly records: SharedRoomRecords;
  readonly census: RoomCensus;
}
