import { create } from 'zustand';

/** What the Leave button of the settings does now; a room sets it while the player is inside. */
export interface LeaveAction {
  /** "Leave" or "End game", in the interface language. */
  readonly label: string;
  readonly run: () => void;
}

export const useLeaveAction = create<{ action: LeaveAction | null }>(() => ({ action: null }));
export const setLeaveAction = (action: LeaveAction | null): void => useLeaveAction.setState({ action });
