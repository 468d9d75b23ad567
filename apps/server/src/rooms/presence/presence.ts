import { systemClock } from '#platform/clock/clock.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { Topic } from '#platform/rooms/channel/topic.ts';
import { inChunks } from '../in-chunks.ts';
import { type Everywhere, People } from './people.ts';
import { Replica } from './replica.ts';

/** What each process has said last: the number of its latest batch. */
const VERSIONS = 'rooms:online';
/** The people of a process, for those who come later or have missed a batch. */
const listKey = (processId: string): string => `process:online:${processId}`;

/** Changes within this time go out together. */
const BATCH_MS = 250;
/** Who reloads the page is away for a moment, not gone. */
const KEPT_MS = 5_000;

/** Where a player is. `room` is null in the lobby; `away`: their last connection was lost a moment ago. */
export interface Whereabouts {
  readonly room: string | null;
  readonly away: boolean;
}
/** What became of the people of a process; null: gone. */
export interface Batch {
  readonly processId: string;
  readonly version: number;
  readonly changes: readonly (readonly [playerId: string, at: Whereabouts | null])[];
}
interface Connection {
  readonly room: string | null;
}

/**
 * Who is online over all processes, and where, without asking anybody: each process says who comes and goes in batches,
 * and keeps a replica of what the others say. A replica that has missed something is read anew.
 */
export class Presence {
  readonly #log: RoomLog;
  readonly #topic: Topic<Batch>;
  readonly #connections = new Map<string, Set<Connection>>();
  readonly #everywhere: Everywhere = new Map();
  readonly #own = new People(this.#everywhere);
  readonly #changed = new Set<string>();
  readonly #replicas = new Map<string, Replica>();
  /** What the processes had said at the last look. */
  #said = new Map<string, number>();
  #version = 0;
  #isWaiting = false;
  #isBeating = false;
  /** False: Redis has not got all that was written there. */
  #isWritten = true;

  constructor(log: RoomLog) {
    this.#log = log;
    this.#topic = new Topic('presence', log);
    this.#topic.subscribe((batch) => {
      if (batch.processId !== matchMaker.processId) this.#replicaOf(batch.processId).take(batch);
    });
  }

  /** Connects this process with the others; returns the way to stop. */
  open(): Promise<() => void> {
    return this.#topic.open();
  }

  /** A connection of a player is here; returns what is to be called when it is not any more. */
  enter(playerId: string, room: string | null): () => void {
    const connection = { room };
    const connections = this.#connections.get(playerId) ?? new Set();
    this.#connections.set(playerId, connections.add(connection));
    this.#locate(playerId);
    return () => {
      if (!connections.delete(connection)) return;
      if (connections.size === 0 && this.#connections.get(playerId) === connections) this.#connections.delete(playerId);
      this.#locate(playerId);
    };
  }

  /** Where a player is; null: not online. Who has several connections is where they sit. */
  whereIs(playerId: string): Whereabouts | null {
    let best = this.#own.get(playerId);
    for (const { players } of this.#replicas.values()) {
      const there = players.get(playerId);
      if (there && (best === null || rank(there) > rank(best))) best = there;
    }
    return best;
  }

  /** Players who are online now, over all processes. */
  count(): number {
    return this.#everywhere.size;
  }

  /** Says that this process is up to date, and catches up with those from whom it has missed something. About every second. */
  async beat(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    try {
      await this.#catchUp();
    } finally {
      this.#isBeating = false;
    }
  }

  async #catchUp(): Promise<void> {
    const { presence, processId } = matchMaker;
    if (!this.#isWritten) await this.write();
    await presence.hset(VERSIONS, processId, String(this.#version));
    const said = new Map<string, number>();
    for (const [id, version] of Object.entries((await presence.hgetall(VERSIONS)) ?? {}))
      if (id !== processId) said.set(id, Number(version));
    for (const id of this.#replicas.keys()) if (!said.has(id) && !this.#said.has(id)) this.#drop(id);
    for (const [id, version] of said) {
      // What was said by the last look has had the time to arrive.
      const due = this.#replicas.has(id) ? (this.#said.get(id) ?? 0) : version;
      const replica = this.#replicaOf(id);
      if (!replica.isWhole || replica.version < due) await this.#read(id, replica, version);
    }
    for (const id of this.#said.keys()) if (!said.has(id)) this.#drop(id);
    this.#said = said;
  }

  /** Ids of the processes that have ever said something here. */
  async processes(): Promise<string[]> {
    return Object.keys((await matchMaker.presence.hgetall(VERSIONS)) ?? {});
  }

  /** A process is no more, and so is everybody who was there alone. */
  async forgetProcess(processId: string): Promise<void> {
    this.#drop(processId);
    await matchMaker.presence.hdel(VERSIONS, processId);
    // The library types `del` as synchronous; on Redis it is not.
    await Promise.resolve(matchMaker.presence.del(listKey(processId)));
  }

  /** Writes the people of this process again. */
  async write(): Promise<void> {
    const { presence, processId } = matchMaker;
    this.#isWritten = true;
    try {
      await Promise.resolve(presence.del(listKey(processId)));
      await inChunks([...this.#own], ([playerId, at]) =>
        presence.hset(listKey(processId), playerId, JSON.stringify(at)),
      );
    } catch (cause) {
      this.#isWritten = false;
      throw cause;
    }
  }

  #replicaOf(processId: string): Replica {
    const known = this.#replicas.get(processId) ?? new Replica(this.#everywhere);
    this.#replicas.set(processId, known);
    return known;
  }

  #drop(processId: string): void {
    this.#replicas.get(processId)?.players.clear();
    this.#replicas.delete(processId);
  }

  async #read(processId: string, replica: Replica, version: number): Promise<void> {
    replica.begin();
    const rows = (await matchMaker.presence.hgetall(listKey(processId))) ?? {};
    // Its process was found dead meanwhile.
    if (this.#replicas.get(processId) !== replica) return;
    replica.fill(
      version,
      Object.entries(rows).map(([playerId, at]) => [playerId, JSON.parse(String(at)) as Whereabouts]),
    );
  }

  /** Looks where a player of this process is now. */
  #locate(playerId: string): void {
    const connections = [...(this.#connections.get(playerId) ?? [])];
    const room = connections.find((connection) => connection.room !== null)?.room ?? null;
    if (connections.length > 0) return this.#note(playerId, { room, away: false });
    this.#note(playerId, { room: null, away: true });
    systemClock.after(KEPT_MS, () => {
      if (!this.#connections.has(playerId) && this.#own.get(playerId) !== null) this.#note(playerId, null);
    });
  }

  #note(playerId: string, at: Whereabouts | null): void {
    this.#own.set(playerId, at);
    this.#changed.add(playerId);
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    systemClock.after(BATCH_MS, () => {
      this.#isWaiting = false;
      this.#flush().catch((cause: unknown) => {
        this.#isWritten = false;
        this.#log.warn({ part: 'presence', err: cause }, 'It could not be written who is here');
      });
    });
  }

  /** In this order: who reads the list after a batch finds it there. */
  async #flush(): Promise<void> {
    const { presence, processId } = matchMaker;
    const changes = [...this.#changed].map((playerId) => [playerId, this.#own.get(playerId)] as const);
    this.#changed.clear();
    this.#version += 1;
    const version = this.#version;
    try {
      await inChunks(changes, async ([playerId, at]) => {
        if (at === null) await presence.hdel(listKey(processId), playerId);
        else await presence.hset(listKey(processId), playerId, JSON.stringify(at));
      });
    } finally {
      this.#topic.publish({ processId, version, changes });
    }
  }
}

/** Who sits somewhere is there rather than in the lobby, and anywhere rather than away. */
const rank = ({ room, away }: Whereabouts): number => (away ? 0 : room === null ? 1 : 2);
