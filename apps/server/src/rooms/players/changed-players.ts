import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { RoomPorts } from '../ports.ts';

/** Reads players who changed anew, once for all their connections in this process; returns the way to stop. */
export function readChangedPlayers(ports: Pick<RoomPorts, 'channel' | 'describePlayer'>, log: RoomLog): () => void {
  const { channel } = ports;
  /** The latest reading of each player: an earlier one that answers later would show old data. */
  const readings = new Map<string, object>();
  const read = async (playerId: string): Promise<void> => {
    const reading = {};
    readings.set(playerId, reading);
    try {
      const user = await ports.describePlayer(playerId);
      if (readings.get(playerId) === reading) channel.sendLocally(playerId, 'refreshed', user);
    } catch (cause) {
      log.warn({ part: 'rooms', err: cause }, 'A changed player could not be read');
    } finally {
      if (readings.get(playerId) === reading) readings.delete(playerId);
    }
  };
  return channel.subscribe((playerId, { event }) => {
    if (event === 'changed' && channel.isHere(playerId)) void read(playerId);
  });
}
