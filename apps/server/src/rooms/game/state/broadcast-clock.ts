import type { GameContext } from '../game-context.ts';

/** Broadcasts the room's clock again and again, while times of it are shown. */
export function broadcastClock(room: GameContext, shows: () => boolean): void {
  room.later(room.flow.clockEveryMs, () => {
    // Clocks drift slowly: between matches the one told at the join is good enough.
    if (shows()) room.broadcast('clock', { now: room.now() });
    broadcastClock(room, shows);
  });
}
