import type { FriendRoom } from '@syllaboom/contracts';
import { systemClock } from '#platform/clock/clock.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { inChunks } from '../in-chunks.ts';

const KEY = 'rooms:briefs';
/** So long this process takes what it has read of a room for true: hundreds of friends lists ask for the same ones. */
const KEPT_MS = 1_000;
/** What is older is forgotten when there are more than so many. */
const MOST_KEPT = 10_000;

interface StoredBrief {
  readonly processId: string;
  readonly brief: FriendRoom;
}
interface KeptBrief {
  readonly brief: FriendRoom | null;
  readonly until: number;
}

/**
 * What friends are told of the rooms of all processes, also of private ones. Each room says itself what it is; with Redis
 * that lies in one hash, without it in the process.
 */
export class RoomBriefs {
  readonly #log: RoomLog;
  /** What the rooms of this process have said last: most changes of a room are none here. */
  readonly #said = new Map<string, string>();
  readonly #kept = new Map<string, KeptBrief>();

  constructor(log: RoomLog) {
    this.#log = log;
  }

  /** Says what a room is now; null: nobody may follow its people there, or it is no more. Never throws. */
  announce(roomId: string, brief: FriendRoom | null): void {
    const text = brief === null ? undefined : JSON.stringify(brief);
    if (this.#said.get(roomId) === text) return;
    if (text === undefined) this.#said.delete(roomId);
    else this.#said.set(roomId, text);
    this.#write(roomId, brief).catch((cause: unknown) => {
      this.#said.delete(roomId);
      this.#log.warn({ part: 'presence', roomId, err: cause }, 'What friends are told of a room could not be written');
    });
  }

  /** The same after Redis has lost it. */
  restore(roomId: string, brief: FriendRoom | null): void {
    this.#said.delete(roomId);
    this.announce(roomId, brief);
  }

  /** What is known of these rooms; those that nobody may follow into are left out. */
  async read(roomIds: readonly string[]): Promise<ReadonlyMap<string, FriendRoom>> {
    // A server without rooms.
    if (matchMaker.state === undefined) return new Map();
    const known = new Map<string, FriendRoom>();
    await Promise.all(
      roomIds.map(async (roomId) => {
        const brief = await this.#readOne(roomId);
        if (brief !== null) known.set(roomId, brief);
      }),
    );
    return known;
  }

  /** A process is no more, and neither are its rooms. */
  async forgetProcess(processId: string): Promise<void> {
    const rows: Record<string, string> = (await matchMaker.presence.hgetall(KEY)) ?? {};
    const dead = Object.entries(rows).filter(([, row]) => parseRow(row).processId === processId);
    await inChunks(dead, ([roomId]) => matchMaker.presence.hdel(KEY, roomId));
  }

  async #write(roomId: string, brief: FriendRoom | null): Promise<void> {
    this.#kept.delete(roomId);
    const { presence, processId } = matchMaker;
    if (brief === null) await presence.hdel(KEY, roomId);
    else await presence.hset(KEY, roomId, JSON.stringify({ processId, brief } satisfies StoredBrief));
  }

  async #readOne(roomId: string): Promise<FriendRoom | null> {
    const now = systemClock.monotonicMs();
    const kept = this.#kept.get(roomId);
    if (kept !== undefined && kept.until > now) return kept.brief;
    const row: string | null | undefined = await matchMaker.presence.hget(KEY, roomId);
    const brief = row ? parseRow(row).brief : null;
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(roomId, { brief, until: now + KEPT_MS });
    return brief;
  }
}

const parseRow = (row: string): StoredBrief => JSON.parse(row) as StoredBrief;
