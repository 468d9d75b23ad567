import { systemClock } from '#platform/clock/clock.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { isProcessAlive } from '#platform/rooms/cluster/process-register.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { RankedPort } from '../ports.ts';

/** So often the open matches are looked through for those of dead processes. */
const CHECK_EVERY_MS = 10_000;

/** Calls off the ranked matches of processes that are no more: for a fault of the server nobody loses anything. */
export class StrayMatches {
  readonly #ranked: RankedPort;
  readonly #log: RoomLog;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(ranked: RankedPort, log: RoomLog) {
    this.#ranked = ranked;
    this.#log = log;
  }

  /** A process has just died. What fails here is found again by `check`. */
  callOff(processId: string): void {
    this.#ranked.callOffProcess(processId).catch((cause: unknown) => this.#complain(cause));
  }

  /** Looks for matches whose process died unseen, as when all did; call it often, it looks once in a while. */
  check(): void {
    const now = systemClock.monotonicMs();
    if (now - this.#checkedAt < CHECK_EVERY_MS) return;
    this.#checkedAt = now;
    this.#checkNow().catch((cause: unknown) => this.#complain(cause));
  }

  async #checkNow(): Promise<void> {
    for (const processId of await this.#ranked.openProcesses()) {
      if (processId === matchMaker.processId || (await isProcessAlive(processId))) continue;
      await this.#ranked.callOffProcess(processId);
    }
  }

  #complain(cause: unknown): void {
    this.#log.warn({ part: 'ranked', err: cause }, 'Matches of a process that is gone could not be called off');
  }
}
