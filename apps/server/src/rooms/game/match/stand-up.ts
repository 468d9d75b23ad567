import { modeTraits } from '@syllaboom/engine';
import type { GameContext } from '../game-context.ts';

/** After a match: whoever was out and chose not to play the next one watches it (rules section 15). */
export function standUp(room: GameContext): void {
  // Where players come and go, one leaves the table by a message of its own.
  if (modeTraits(room.settings.mode).isDropIn) return;
  for (const { seat, shown } of room.roster.people()) {
    if (shown.spectating || shown.autoJoin) continue;
    shown.spectating = true;
    room.broadcast('spectate', { id: seat, spectating: true });
  }
}
