import type { JoinRoomOptions } from '@syllaboom/contracts';
import { MODES, playerLimit, ROOM } from '@syllaboom/engine';
import type { GameTable } from './game-table.ts';

/** Whether who comes still plays in the next match. Tables of quick play let people in until their countdown is over. */
function isOpen(table: GameTable): boolean {
  const { state, settings } = table;
  return state.quick && !settings.mlang ? state.phase !== 'playing' : !table.isBusy();
}

/** Whether somebody who came now would play: while the room is in its lobby and has a seat free. */
export function wouldPlay(table: GameTable, { spectate }: Pick<JoinRoomOptions, 'spectate'>): boolean {
  const free = table.roster.players().length < playerLimit(table.settings);
  // In mode 99 one joins by a message of its own.
  const isYapping = table.settings.mode === MODES.yapping;
  return table.kind.plays ?? (!spectate && isOpen(table) && free && !isYapping);
}

export const mayWatch = ({ roster }: GameTable): boolean =>
  roster.people().filter(({ shown }) => shown.spectating).length < ROOM.mostSpectators;
