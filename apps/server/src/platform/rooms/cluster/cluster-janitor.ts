import { systemClock } from '../../clock/clock.ts';
import type { ClusterTimes } from './cluster-times.ts';
import { matchMaker } from '../colyseus.ts';
import { sendHeartbeat, registeredProcesses, pingProcesses, unregisterProcess } from './process-register.ts';
import type { RoomLog } from '../room-log.ts';
import type { SafeRedisDriver } from './safe-redis-driver.ts';

/** What the rooms of the processes keep on Redis beside the library's list of rooms. */
export interface SharedRecords {
  /** Ids of the processes that any record names. */
  processes(): Promise<readonly string[]>;
  /** Removes what is left of a process; the ids are those of its rooms. */
  forgetProcess(processId: string, roomIds: readonly string[]): Promise<void>;
  /** Whether what this process keeps there is still there, as far as a sample shows. */
  areThere(): Promise<boolean>;
  /** Writes everything of this process again. */
  write(): Promise<void>;
}

export interface JanitorOptions {
  readonly driver: SafeRedisDriver;
  readonly records: SharedRecords;
  readonly times: ClusterTimes;
  readonly log: RoomLog;
  readonly onProcessGone: (processId: string) => void;
}

let peers = 0;
/** Whether other processes took rooms a moment ago. */
export const hasPeers = (): boolean => peers > 0;

/**
 * Keeps what several processes share on Redis true. What a dead process left is removed: its rooms would be listed for
 * ever, and the first one to ask for such a room waits four seconds. What Redis has lost is written again.
 */
export class ClusterJanitor {
  readonly #options: JanitorOptions;
  #isWritten = true;
  #checkedAt = systemClock.monotonicMs();

  constructor(options: JanitorOptions) {
    this.#options = options;
  }

  /** Redis may have come back without what was there before. */
  mistrust(): void {
    this.#isWritten = false;
  }

  /** Says that this process lives. */
  async sendHeartbeat(): Promise<void> {
    if (!(await sendHeartbeat(this.#options.times))) this.mistrust();
  }

  /** Looks once whether everything is true. */
  async tend(): Promise<void> {
    await this.#check();
    if (!this.#isWritten) await this.#write();
    for (const processId of await this.#deadProcesses()) await this.#sweep(processId);
  }

  /** The last thing that a process does that goes down. */
  async leave(): Promise<void> {
    await this.#forget(matchMaker.processId);
  }

  async #check(): Promise<void> {
    const { driver, records, times } = this.#options;
    const now = systemClock.monotonicMs();
    if (now - this.#checkedAt < times.checkEveryMs) return;
    this.#checkedAt = now;
    if (!(await driver.holdsOwn()) || !(await records.areThere())) this.mistrust();
  }

  async #write(): Promise<void> {
    const { driver, records, log } = this.#options;
    const { state, MatchMakerState } = matchMaker;
    if (state !== MatchMakerState.READY && state !== MatchMakerState.SHUTTING_DOWN) return;
    // Before the work: what is lost meanwhile is written by the next round.
    this.#isWritten = true;
    try {
      await matchMaker.restoreMissingRoomCaches();
      await driver.enterOwn();
      await matchMaker.stats.persist(true);
      await records.write();
      log.warn({ part: 'cluster' }, 'Redis had lost what this process keeps there; it is written again');
    } catch (cause) {
      this.#isWritten = false;
      throw cause;
    }
  }

  async #deadProcesses(): Promise<string[]> {
    const [entered, counted, named] = await Promise.all([
      registeredProcesses(),
      matchMaker.presence.hgetall('roomcount'),
      this.#options.records.processes(),
    ]);
    const taking = Object.keys(counted ?? {});
    const known = new Set([...entered, ...taking, ...named]);
    known.delete(matchMaker.processId);
    const { answered, isSure } = await pingProcesses([...known]);
    peers = taking.filter((processId) => answered.has(processId)).length;
    return isSure ? [...known].filter((processId) => !answered.has(processId)) : [];
  }

  async #sweep(processId: string): Promise<void> {
    const { driver, log, onProcessGone } = this.#options;
    if (!(await driver.claimSweep(processId))) return;
    log.warn({ part: 'cluster', processId }, 'A process is gone; what it left is removed');
    onProcessGone(processId);
    await this.#forget(processId);
  }

  /** In an order in which a break in the middle loses nothing: the process stays entered to the end. */
  async #forget(processId: string): Promise<void> {
    const { driver, records } = this.#options;
    const roomIds = await driver.roomsOf(processId);
    await records.forgetProcess(processId, roomIds);
    await driver.forgetRooms(processId, roomIds);
    await unregisterProcess(processId);
  }
}

/** Runs `onHeartbeat` about every second, and the janitor before it; returns the way to stop. */
export function startHeartbeats(
  janitor: ClusterJanitor | null,
  {
    heartbeatMs,
    onHeartbeat,
    log,
  }: { readonly heartbeatMs: number; readonly onHeartbeat: () => void; readonly log: RoomLog },
): () => void {
  let isBusy = false;
  let isStopped = false;
  const complain = (cause: unknown) => log.warn({ part: 'cluster', err: cause }, 'Redis did not answer');
  const tend = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      await janitor?.tend();
    } finally {
      isBusy = false;
    }
  };
  const run = async (): Promise<void> => {
    // Whatever there is to tend: a process that does not say that it lives is dead to the others.
    await janitor?.sendHeartbeat();
    if (isStopped) return;
    onHeartbeat();
    await tend();
  };
  const timer = setInterval(() => void run().catch(complain), heartbeatMs).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
