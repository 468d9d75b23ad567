import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';

/** Somebody's place in the ranked queue, as it outlives the process of the lobby. */
export interface QueuePlace {
  readonly playerId: string;
  readonly locale: GameLanguage;
  /** Hidden rating that they are paired by. */
  readonly rating: number;
  /** Shown points. */
  readonly wp: number;
  /** Ms since 1970. */
  readonly since: number;
}

const keyOf = (locale: GameLanguage): string => `ranked:queue:${locale}`;

function parsePlace(row: string): QueuePlace | null {
  try {
    return JSON.parse(row) as QueuePlace;
  } catch {
    return null;
  }
}

/** The ranked queue as it lies in the presence: when the lobby's process dies, the next lobby finds everybody in it. */
export class QueueMirror {
  readonly #log: RoomLog;

  constructor(log: RoomLog) {
    this.#log = log;
  }

  put(place: QueuePlace): void {
    this.#write(() => matchMaker.presence.hset(keyOf(place.locale), place.playerId, JSON.stringify(place)));
  }
  remove({ locale, playerId }: Pick<QueuePlace, 'locale' | 'playerId'>): void {
    this.#write(() => matchMaker.presence.hdel(keyOf(locale), playerId));
  }

  async has({ locale, playerId }: Pick<QueuePlace, 'locale' | 'playerId'>): Promise<boolean> {
    return Boolean(await matchMaker.presence.hget(keyOf(locale), playerId));
  }

  /** Everybody who waits. */
  async read(): Promise<QueuePlace[]> {
    const rows = await Promise.all(GAME_LANGUAGES.map((locale) => matchMaker.presence.hgetall(keyOf(locale))));
    return rows.flatMap((of) => Object.values(of ?? {})).flatMap((row) => parsePlace(row) ?? []);
  }

  /** The queue goes on without its mirror. */
  #write(write: () => unknown): void {
    Promise.resolve()
      .then(write)
      .catch((cause: unknown) => this.#log.warn({ part: 'ranked', err: cause }, 'The queue could not be mirrored'));
  }
}
