import { systemClock } from '#platform/clock/clock.ts';
import type { SharedRecords } from '#platform/rooms/cluster/cluster-janitor.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { inChunks } from './in-chunks.ts';
import type { RoomDirectory } from './lobby/room-directory.ts';
import { playerSeats } from './players/player-seats.ts';
import type { RoomPorts } from './ports.ts';
import type { Presence } from './presence/presence.ts';

/** What one room keeps on Redis beside the library's list. */
export interface RoomRecords {
  /** Whether it is there, as far as a sample shows. */
  isThere(): Promise<boolean>;
  /** Writes all of it again. */
  write(): Promise<void>;
}

/** So many rooms are looked at each time. */
const SAMPLE = 8;
/** What a room has just begun to write is there after this time. */
const SETTLE_MS = 300;

/** What the rooms of this process keep on Redis, and what the rooms of dead ones left there. */
export class SharedRoomRecords implements SharedRecords {
  readonly #rooms = new Set<RoomRecords>();
  readonly #log: RoomLog;
  readonly #ports: RoomPorts;
  readonly #directory: RoomDirectory;
  readonly #presence: Presence;

  constructor(
    log: RoomLog,
    kept: { readonly ports: RoomPorts; readonly directory: RoomDirectory; readonly presence: Presence },
  ) {
    this.#log = log;
    this.#ports = kept.ports;
    this.#directory = kept.directory;
    this.#presence = kept.presence;
  }

  /** A room's records are looked after from now on; returns the way to stop. */
  open(records: RoomRecords): () => void {
    this.#rooms.add(records);
    return () => void this.#rooms.delete(records);
  }

  processes(): Promise<readonly string[]> {
    return this.#presence.processes();
  }

  async areThere(): Promise<boolean> {
    const rooms = [...this.#rooms];
    const from = Math.floor(Math.random() * rooms.length);
    const sample = [...rooms.slice(from), ...rooms.slice(0, from)].slice(0, SAMPLE);
    const isMissing = async (records: RoomRecords): Promise<boolean> =>
      this.#rooms.has(records) && !(await records.isThere());
    const missing = await Promise.all(sample.map(async (records) => ((await isMissing(records)) ? [records] : [])));
    const suspects = missing.flat();
    if (suspects.length === 0) return true;
    await systemClock.sleep(SETTLE_MS);
    return !(await Promise.all(suspects.map(isMissing))).includes(true);
  }

  async write(): Promise<void> {
    await inChunks(this.#rooms, (records) =>
      records
        .write()
        .catch((cause: unknown) =>
          this.#log.warn({ part: 'cluster', err: cause }, 'A room could not be told of again'),
        ),
    );
    // It tries again by itself.
    await this.#presence
      .write()
      .catch((cause: unknown) =>
        this.#log.warn({ part: 'presence', err: cause }, 'It could not be written who is here'),
      );
  }

  async forgetProcess(processId: string, roomIds: readonly string[]): Promise<void> {
    await this.#directory.forgetRooms(processId, roomIds);
    await this.#ports.briefs.forgetProcess(processId);
    await this.#presence.forgetProcess(processId);
    await inChunks(await playerSeats.ofProcess(processId), async ([playerId, roomId]) => {
      if (await playerSeats.releaseOf(processId, playerId, roomId)) this.#ports.reconnections.clear(playerId, roomId);
    });
    await playerSeats.forgetProcess(processId);
  }
}
