import { LOBBY_ROOM } from '@syllaboom/contracts';
import { systemClock } from '#platform/clock/clock.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { isProcessAlive } from '#platform/rooms/cluster/process-register.ts';
import type { SeatRequest } from '#platform/rooms/seats/seat-requests.ts';
import { dropRoom, isRoomSubscribed } from '#platform/rooms/cluster/safe-redis-driver.ts';
import { readRefusal } from '#platform/rooms/room-refusal.ts';
import { LobbyRoom } from './lobby-room.ts';

/** Only one process makes the lobby at a time; one that dies meanwhile blocks the others no longer than that. */
const MAKING_KEY = 'rooms:making-lobby';
const MAKING_SECONDS = 2;
/** A lobby that stands still for so long is given up: nobody may be without one for more than five seconds. */
const ANSWER_MS = 2_000;
const RETRY_MS = 100;
/** Whoever asks for the lobby waits no longer for a new one. */
const PATIENCE_MS = 8_000;

type Known = Awaited<ReturnType<typeof matchMaker.getRoomById>>;
const isHere = (known: Known): boolean => known?.processId === matchMaker.processId;

/**
 * Sees to it that there is one lobby, and that whoever asks for it soon has one, also when it died with its process. A
 * process that only stood still finds out by itself that another one has the lobby now.
 */
export class LobbyKeeper {
  #waiting: Promise<void> | null = null;

  /** Makes a lobby where there is none; called at the start and with every heartbeat. */
  async ensure(): Promise<void> {
    const known = await matchMaker.getRoomById(LOBBY_ROOM);
    // One that Redis has forgotten is listed again by its own process.
    const isKept = known ? isHere(known) || (await isProcessAlive(known.processId)) : await doesAnswer();
    if (!isKept) await this.#make(known);
  }

  /** Stands around seat requests: those for the lobby wait until there is one. */
  async guard({ roomId, method }: SeatRequest, proceed: () => Promise<unknown>): Promise<unknown> {
    if (roomId === LOBBY_ROOM && method === 'joinById') await this.ready();
    return proceed();
  }

  /** Waits until there is a lobby. */
  ready(): Promise<void> {
    this.#waiting ??= this.#waitForLobby().finally(() => {
      this.#waiting = null;
    });
    return this.#waiting;
  }

  async #waitForLobby(): Promise<void> {
    const start = systemClock.monotonicMs();
    while (systemClock.monotonicMs() - start < PATIENCE_MS) {
      // A process that goes down makes no lobby any more.
      if (matchMaker.state !== matchMaker.MatchMakerState.READY) return;
      if (await this.#findOrMake().catch(whenAway)) return;
      await systemClock.sleep(RETRY_MS);
    }
  }

  async #findOrMake(): Promise<boolean> {
    const known = await matchMaker.getRoomById(LOBBY_ROOM);
    const isKept = isHere(known) || (await doesAnswer());
    if (isKept && known) return true;
    if (!isKept) await this.#make(known);
    return false;
  }

  /** Makes a lobby in the place of the known one, unless another process is faster. */
  async #make(old: Known): Promise<void> {
    const { presence } = matchMaker;
    if ((await presence.hincrbyex(MAKING_KEY, 'makers', 1, MAKING_SECONDS)) !== 1) return;
    try {
      const known = await matchMaker.getRoomById(LOBBY_ROOM);
      if (known?.processId !== old?.processId) return;
      if (known) await dropRoom(known);
      const { processId } = await matchMaker.handleCreateRoom(LOBBY_ROOM, {});
      const lobby = matchMaker.getLocalRoomById(LOBBY_ROOM);
      if (processId === matchMaker.processId && lobby instanceof LobbyRoom) await lobby.openQueue();
    } finally {
      // The library types `del` as synchronous; on Redis it is not.
      await Promise.resolve(presence.del(MAKING_KEY));
    }
  }
}

/** Nobody waits for a lobby while Redis is away: they are told so. */
function whenAway(cause: unknown): false {
  if (readRefusal(cause).error === 'http/unavailable') throw cause;
  return false;
}

async function doesAnswer(): Promise<boolean> {
  try {
    if (!(await isRoomSubscribed(LOBBY_ROOM))) return false;
    return (await matchMaker.remoteRoomCall(LOBBY_ROOM, 'roomId', undefined as never, ANSWER_MS)) === LOBBY_ROOM;
  } catch {
    return false;
  }
}
