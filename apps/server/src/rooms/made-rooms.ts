import { systemClock } from '#platform/clock/clock.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';

const keyOf = (playerId: string): string => `rooms:made:${playerId}`;
/** Longer than a room waits for the first one to come in. */
const REMEMBERED_SECONDS = 60;

/** Newest first; of two of the same millisecond the order of their ids counts, for every process alike. */
const byAge = ([idA, atA]: readonly [string, string], [idB, atB]: readonly [string, string]): number =>
  Number(atB) - Number(atA) || (idA < idB ? 1 : -1);

/** Lets accounts have few rooms that nobody has entered, over all processes: the newest stay. */
export class MadeRooms {
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** A room was made: older ones of the account go, unless somebody has come in. */
  async add(roomId: string, playerId: string): Promise<void> {
    if (!Number.isFinite(this.#most)) return;
    const { presence } = matchMaker;
    const key = keyOf(playerId);
    await presence.hincrbyex(key, roomId, systemClock.now().getTime(), REMEMBERED_SECONDS);
    const made = Object.entries(await presence.hgetall(key));
    if (made.length <= this.#most) return;
    const tooMany = made.toSorted(byAge).slice(this.#most);
    await Promise.all(tooMany.map(([old]) => giveUp(key, old)));
  }
}

async function giveUp(key: string, roomId: string): Promise<void> {
  await matchMaker.presence.hdel(key, roomId);
  if (!(await matchMaker.getRoomById(roomId))) return;
  // A process that does not answer takes its rooms with it.
  await matchMaker.remoteRoomCall(roomId, 'giveUpUnentered' as never, []).catch(() => undefined);
}
