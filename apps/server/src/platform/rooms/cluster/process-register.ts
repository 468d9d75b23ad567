import { systemClock } from '../../clock/clock.ts';
import type { ClusterTimes } from './cluster-times.ts';
import { LocalPresence, matchMaker } from '../colyseus.ts';

/** Every process on this Redis, by its id. It is entered before it writes anything else, and leaves last. */
const REGISTER = 'processes';
const aliveKey = (processId: string): string => `process:alive:${processId}`;

/** Until when silence proves nothing. */
let doubtUntil = Number.NEGATIVE_INFINITY;

const isAlone = (): boolean => matchMaker.presence instanceof LocalPresence;

/**
 * Says that this process lives. False: Redis had forgotten that it does, or it was silent for too long. Then it does not
 * know either who else lives, until everybody had the time to say so.
 */
export async function sendHeartbeat({ aliveSeconds }: Pick<ClusterTimes, 'aliveSeconds'>): Promise<boolean> {
  if (isAlone()) return true;
  const { presence, processId } = matchMaker;
  const [wasAlive, , isNew] = await Promise.all([
    presence.exists(aliveKey(processId)),
    presence.setex(aliveKey(processId), '1', aliveSeconds),
    presence.hset(REGISTER, processId, '1'),
  ]);
  const isKnown = wasAlive && !isNew;
  if (!isKnown) doubtUntil = systemClock.monotonicMs() + aliveSeconds * 1_000;
  return isKnown;
}

/** Who of these has said lately that it lives; `isSure`: the others are dead. */
export async function pingProcesses(
  processIds: readonly string[],
): Promise<{ readonly answered: ReadonlySet<string>; readonly isSure: boolean }> {
  const { presence, processId } = matchMaker;
  if (isAlone()) return { answered: new Set([processId]), isSure: true };
  // The own sign of life is looked at last: if it is gone, Redis may have forgotten the others', too.
  const asked = processIds.map((id) => presence.exists(aliveKey(id)));
  const own = presence.exists(aliveKey(processId));
  const answers = await Promise.all(asked);
  const isSure = (await own) && systemClock.monotonicMs() >= doubtUntil;
  return { answered: new Set(processIds.filter((_, i) => answers[i])), isSure };
}

/** Whether a process lives, as far as anybody can say. */
export async function isProcessAlive(processId: string): Promise<boolean> {
  const { answered, isSure } = await pingProcesses([processId]);
  return answered.has(processId) || !isSure;
}

/** Ids of all processes that were entered and have not left. */
export const registeredProcesses = async (): Promise<string[]> =>
  Object.keys((await matchMaker.presence.hgetall(REGISTER)) ?? {});

/** Nothing is left of a process. */
export async function unregisterProcess(processId: string): Promise<void> {
  const { presence } = matchMaker;
  await presence.hdel('roomcount', processId);
  // The library types `del` as synchronous; on Redis it is not.
  await Promise.resolve(presence.del(aliveKey(processId)));
  await presence.hdel(REGISTER, processId);
}
