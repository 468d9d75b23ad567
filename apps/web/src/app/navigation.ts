import { create } from 'zustand';
import type { StaffArea } from '../features/moderation/index.ts';
import { setReplayAddress, setRoomAddress } from './route.ts';
import type { RoomIntent } from './screens.ts';

export type Screen =
  | { readonly name: 'starting' }
  | { readonly name: 'landing' }
  | { readonly name: 'lobby' }
  | { readonly name: 'practice' }
  /** The staff's pages beside the lobby. */
  | { readonly name: 'staff'; readonly area: StaffArea }
  | { readonly name: 'replay'; readonly matchId: string }
  /** `visit` tells two stays apart. */
  | { readonly name: 'room'; readonly intent: RoomIntent; readonly visit: number };

export const useScreen = create<{ screen: Screen }>(() => ({ screen: { name: 'starting' } }));
let visits = 0;

export const showScreen = (name: 'landing' | 'lobby' | 'practice'): void => useScreen.setState({ screen: { name } });

/** Opens one of the staff's pages. */
export const showStaff = (area: StaffArea): void => useScreen.setState({ screen: { name: 'staff', area } });

/** Goes into a room; the address follows once it is entered. */
export function enterRoom(intent: RoomIntent): void {
  visits += 1;
  useScreen.setState({ screen: { name: 'room', intent, visit: visits } });
}

/** Opens a stored match; the address follows, so that it can be passed on. */
export function showReplay(matchId: string): void {
  setReplayAddress(matchId);
  useScreen.setState({ screen: { name: 'replay', matchId } });
}

/** Back to the menu: the address returns to /. */
export function leaveRoom(home: 'landing' | 'lobby'): void {
  setRoomAddress(null);
  setReplayAddress(null);
  showScreen(home);
}
