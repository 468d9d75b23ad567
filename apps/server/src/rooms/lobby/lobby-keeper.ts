import { LOBBY_ROOM } from '@syllaboom/contracts';
import { systemClock } from '#platform/clock/clock.ts';
import { isProcessAlive } from '#platform/rooms/cluster-janitor.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { SeatRequest } from '#platform/rooms/game-server.ts';
import { LobbyRoom } from './lobby-room.ts';

/** Only one process makes the lobby at a time; one that dies meanwhile blocks the others no longer than that. */
const MAKING_KEY = 'rooms:making-lobby';
const MAKING_SECONDS = 2;
/** How long a lobby of another process may take to answer, and how long an answer is believed. */
const ANSWER_MS = 400;
const BELIEVED_MS = 1_000;
const LOOK_AGAIN_MS = 100;
/** Whoever asks for the lobby waits no longer for a new one. */
const PATIENCE_MS = 6_000;

/** Sees to it that there is one lobby, and that whoever asks for it need not wait for one that died with its process. */
export class LobbyKeeper {
  #looking: Promise<void> | null = null;
  #answeredAt = Number.NEGATIVE_INFINITY;

  /** Makes a lobby where there is none; called at the start and with every heartbeat. */
  async ensure(): Promise<void> {
    const { presence } = matchMaker;
    const known = await matchMaker.getRoomById(LOBBY_ROOM);
    if (known?.processId === matchMaker.processId || (known && (await isProcessAlive(known.processId)))) return;
    if ((await presence.hincrbyex(MAKING_KEY, 'makers', 1, MAKING_SECONDS)) !== 1) return;
    try {
      if (known) await matchMaker.driver.remove(LOBBY_ROOM);
      const { processId } = await matchMaker.handleCreateRoom(LOBBY_ROOM, {});
      const lobby = matchMaker.getLocalRoomById(LOBBY_ROOM);
      if (processId === matchMaker.processId && lobby instanceof LobbyRoom) await lobby.openQueue();
    } finally {
      await Promise.resolve(presence.del(MAKING_KEY));
    }
  }

  /** Stands around seat requests: those for the lobby wait until there is one. */
  async guard({ roomId, method }: SeatRequest, proceed: () => Promise<unknown>): Promise<unknown> {
    if (roomId === LOBBY_ROOM && method === 'joinById') {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = null;
      });
      await this.#looking;
    }
    return proceed();
  }

  async #look(): Promise<void> {
    const end = systemClock.monotonicMs() + PATIENCE_MS;
    if (systemClock.monotonicMs() - this.#answeredAt < BELIEVED_MS) return;
    while (systemClock.monotonicMs() < end && matchMaker.state === matchMaker.MatchMakerState.READY) {
      if (await this.#isThere().catch(() => false)) {
        this.#answeredAt = systemClock.monotonicMs();
        return;
      }
      await this.ensure().catch(() => undefined);
      await systemClock.sleep(LOOK_AGAIN_MS);
    }
  }

  /** Whether the lobby answers: a process that was killed stays known for seconds. */
  async #isThere(): Promise<boolean> {
    const known = await matchMaker.getRoomById(LOBBY_ROOM);
    if (!known) return false;
    if (known.processId === matchMaker.processId) return true;
    return (await matchMaker.remoteRoomCall(LOBBY_ROOM, 'roomId', undefined as never, ANSWER_MS)) === LOBBY_ROOM;
  }
}
