import type { SessionUser } from '@syllaboom/contracts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { RoomIdentity, RoomPorts } from './ports.ts';

const TOPIC = 'rooms:player-changed';

/** Learns the player as they are after a change. */
export type Watcher = (user: SessionUser) => void;

/**
 * Tells the rooms of a player that their name, looks, role or balances changed. Changes are heard of in this process and,
 * with Redis, from the others; the player is read once for all rooms of the process.
 */
export class PlayerWatch {
  readonly #log: RoomLog;
  readonly #watchers = new Map<string, Set<Watcher>>();
  /** The latest reading of each player: an earlier one that answers later would show old data. */
  readonly #readings = new Map<string, object>();

  constructor(log: RoomLog) {
    this.#log = log;
  }

  /** Listens from now on; returns the way to stop. */
  async start(ports: RoomPorts): Promise<() => void> {
    const { presence } = matchMaker;
    const hear = ({ playerId, from }: { playerId: string; from: string }) => {
      if (from !== matchMaker.processId) this.#tell(ports, playerId);
    };
    await presence.subscribe(TOPIC, hear);
    const stop = ports.onPlayersChanged((playerId) => {
      // Here at once, whether Redis answers or not.
      this.#tell(ports, playerId);
      Promise.resolve(presence.publish(TOPIC, { playerId, from: matchMaker.processId })).catch((cause: unknown) =>
        this.#log.warn({ part: 'rooms', err: cause }, 'The other processes did not hear that a player changed'),
      );
    });
    return () => {
      stop();
      void presence.unsubscribe(TOPIC, hear);
    };
  }

  /** Watches a player; returns the way to stop. */
  enter(playerId: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(playerId) ?? new Set();
    this.#watchers.set(playerId, watchers.add(watcher));
    return () => {
      if (watchers.delete(watcher) && watchers.size === 0) this.#watchers.delete(playerId);
    };
  }

  #tell(ports: RoomPorts, playerId: string): void {
    if (!this.#watchers.has(playerId)) return;
    const reading = {};
    this.#readings.set(playerId, reading);
    ports.describePlayer(playerId).then(
      (user) => {
        if (this.#readings.get(playerId) !== reading) return;
        this.#readings.delete(playerId);
        for (const watcher of this.#watchers.get(playerId) ?? []) watcher(user);
      },
      (cause: unknown) => {
        if (this.#readings.get(playerId) === reading) this.#readings.delete(playerId);
        this.#log.warn({ part: 'rooms', err: cause }, 'A changed player could not be read');
      },
    );
  }
}

/** The same person with what everybody sees of them brought up to date. */
export const refreshedIdentity = (identity: RoomIdentity, user: SessionUser): RoomIdentity => ({
  ...identity,
  username: user.username,
  displayName: user.displayName,
  avatar: user.avatar,
  type: user.type,
  roles: user.roles,
  wayIn: user.wayIn,
  exp: user.exp,
  level: user.level,
  wp: user.wp,
  bomb: user.bomb,
  background: user.background,
  streakEffect: user.streak,
  heartEffect: user.heart,
  frame: user.frame,
});
