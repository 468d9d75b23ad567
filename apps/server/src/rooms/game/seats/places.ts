import type { JoinRoomOptions } from '@syllaboom/contracts';
import { modeTraits, playerLimit, ROOM } from '@syllaboom/engine';
import type { GameContext } from '../game-context.ts';

/** Whether who comes still plays in the next match. Tables of quick play let people in until their countdown is over. */
function isOpen(room: GameContext): boolean {
  const { state, settings } = room;
  return state.quick && !settings.mlang ? state.phase !== 'playing' : !room.isBusy();
}

/** Whether somebody who came now would play: while the room is in its lobby and has a seat free. */
export function wouldPlay(room: GameContext, { spectate }: Pick<JoinRoomOptions, 'spectate'>): boolean {
  const free = room.roster.players().length < playerLimit(room.settings);
  // Where players come and go, one joins by a message of its own.
  const { isDropIn } = modeTraits(room.settings.mode);
  return room.kind.plays ?? (!spectate && isOpen(room) && free && !isDropIn);
}

export const mayWatch = ({ roster }: GameContext): boolean =>
  roster.people().filter(({ shown }) => shown.spectating).length < ROOM.mostSpectators;
