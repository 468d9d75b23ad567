import { matchMaker } from './colyseus.ts';
import type { RoomLog } from './room-log.ts';

const BEAT_MS = 1_000;
/** A process that has not said for so long that it lives is dead. */
const ALIVE_SECONDS = 5;
const aliveKey = (processId: string): string => `process:alive:${processId}`;

/** Says that this process lives. */
export const beat = async (): Promise<void> => {
  await matchMaker.presence.setex(aliveKey(matchMaker.processId), String(Date.now()), ALIVE_SECONDS);
};

/** Whether a process has said lately that it lives. */
export const isProcessAlive = async (processId: string): Promise<boolean> =>
  Boolean(await matchMaker.presence.exists(aliveKey(processId)));

/** Whether some process listens to a room's calls: one that was killed stops at once, long before it counts as dead. */
export const isRoomHeard = async (roomId: string): Promise<boolean> =>
  (await matchMaker.presence.channels(`$${roomId}`)).length > 0;

let peers = 0;
/** Whether other processes lived a moment ago. */
export const hasPeers = (): boolean => peers > 0;

/** Reading every listing costs milliseconds: it is done with one beat in so many. */
const LISTINGS_EVERY = 5;

/** Ids of processes that still have rooms counted (or listed) but no longer live. */
async function deadProcesses(readsListings: boolean): Promise<string[]> {
  const [counted, rows] = await Promise.all([
    matchMaker.presence.hgetall('roomcount'),
    readsListings ? matchMaker.query({}) : [],
  ]);
  const known = new Set([...Object.keys(counted ?? {}), ...rows.map((row) => row.processId)]);
  known.delete(matchMaker.processId);
  const dead: string[] = [];
  for (const processId of known) {
    if (!(await isProcessAlive(processId))) dead.push(processId);
  }
  peers = known.size - dead.length;
  return dead;
}

/**
 * Keeps the shared directory true while several processes run: a killed process leaves its rooms listed for ever, and
 * the first one to ask for such a room waits four seconds. `onDead` lets the room list forget them too.
 */
export function startJanitor(log: RoomLog, onDead: (processId: string) => void, onBeat: () => void): () => void {
  let busy = false;
  let beats = 0;
  const sweep = async (): Promise<void> => {
    await beat();
    onBeat();
    for (const processId of await deadProcesses(beats++ % LISTINGS_EVERY === 0)) {
      log.warn({ part: 'cluster', processId }, 'A process is gone; its rooms are removed');
      await matchMaker.driver.cleanup?.(processId);
      await matchMaker.presence.hdel('roomcount', processId);
      onDead(processId);
    }
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    sweep()
      .catch((cause: unknown) => log.warn({ part: 'cluster', err: cause }, 'Redis did not answer'))
      .finally(() => {
        busy = false;
      });
  }, BEAT_MS).unref();
  return () => clearInterval(timer);
}
