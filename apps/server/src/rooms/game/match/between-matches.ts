import { modeTraits, playerLimit } from '@syllaboom/engine';
import type { GameContext } from '../game-context.ts';

/** After a match: whoever was out and chose not to play the next one watches it, and who waits for a seat gets it (rules section 15). */
export function changeSeats(room: GameContext): void {
  // Where players come and go, one leaves the table by a message of its own.
  if (modeTraits(room.settings.mode).isDropIn) return;
  for (const { seat, shown } of room.roster.people()) {
    if (shown.spectating || shown.autoJoin) continue;
    shown.spectating = true;
    room.broadcast('spectate', { id: seat, spectating: true });
  }
  seatWaiting(room);
}

/** Spectators with auto-join become players, as long as there is room (rules section 15). */
export function seatWaiting(room: GameContext): void {
  const limit = playerLimit(room.settings);
  for (const { seat, shown, client } of room.roster.people()) {
    if (!shown.spectating || !shown.autoJoin || !client) continue;
    if (room.roster.players().length >= limit) break;
    Object.assign(shown, { spectating: false, idle: false });
    room.broadcast('spectate', { id: seat, spectating: false });
  }
}
