import { matchMaker } from '#platform/rooms/colyseus.ts';

const KEY = 'rooms:online';

/** How many accounts are connected, over all processes. Each process counts its own and says so with its heartbeat. */
export class OnlinePlayers {
  readonly #sockets = new Map<string, number>();

  enter(playerId: string): void {
    this.#sockets.set(playerId, (this.#sockets.get(playerId) ?? 0) + 1);
  }

  leave(playerId: string): void {
    const left = (this.#sockets.get(playerId) ?? 1) - 1;
    if (left > 0) this.#sockets.set(playerId, left);
    else this.#sockets.delete(playerId);
  }

  /** Says how many are here. */
  async publish(): Promise<void> {
    await matchMaker.presence.hset(KEY, matchMaker.processId, String(this.#sockets.size));
  }

  /** Which processes have said so. */
  async processes(): Promise<string[]> {
    return Object.keys((await matchMaker.presence.hgetall(KEY)) ?? {});
  }

  async forgetProcess(processId: string): Promise<void> {
    await matchMaker.presence.hdel(KEY, processId);
  }

  /** Accounts online everywhere; this process is counted live. */
  async count(): Promise<number> {
    const counts = (await matchMaker.presence.hgetall(KEY)) ?? {};
    let total = this.#sockets.size;
    for (const [processId, count] of Object.entries(counts)) {
      if (processId !== matchMaker.processId) total += Number(count) || 0;
    }
    return total;
  }
}
