import { create } from 'zustand';
import { openWindow } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';

/** Whose leaderboard is open: the id of a scenario preset. */
export const useHostUi = create<{ readonly boardOf: number | null }>(() => ({ boardOf: null }));

/** Opens the leaderboard of a preset, or shows this one in the open window. */
export function openScenarioBoard(id: number): void {
  useHostUi.setState({ boardOf: id });
  openWindow(ROOM_WINDOWS.scenarioBoard);
}
