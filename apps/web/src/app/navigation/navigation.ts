import { create } from 'zustand';
import type { HomeTab } from './home-tab.ts';
import { firstScreen } from '../first/first-screen.ts';
import { readHomeTab, setReplayAddress, setRoomAddress, setTabAddress } from './route.ts';
import type { LostSeat, RoomIntent } from './screens.ts';

export type Screen =
  | { readonly name: 'starting' }
  | { readonly name: 'landing' }
  /** Home: the pages of `HomeTab`. */
  | { readonly name: 'lobby' }
  | { readonly name: 'practice' }
  | { readonly name: 'replay'; readonly matchId: string }
  /** `visit` tells two stays apart. */
  | { readonly name: 'room'; readonly intent: RoomIntent; readonly visit: number };

interface ScreenState {
  readonly screen: Screen;
  /** Set while something stands in the landing page's place: why the start fails. */
  readonly isCovered: boolean;
}
export const useScreen = create<ScreenState>(() => ({ screen: { name: firstScreen() }, isCovered: false }));
let visits = 0;

/** The seat that a broken line left behind, while home offers the way back to it. */
export const useLostSeat = create<{ seat: LostSeat | null }>(() => ({ seat: null }));
export const forgetLostSeat = (): void => useLostSeat.setState({ seat: null });

interface HomeState {
  /** Stays over a visit to a room. */
  readonly tab: HomeTab;
  /** Set while the tabs may not be changed: says why to who tries. */
  readonly lock: (() => void) | null;
  /** Sits the player down at any table; null away from home. */
  readonly quickPlay: (() => void) | null;
}
export const useHome = create<HomeState>(() => ({ tab: readHomeTab(location.search), lock: null, quickPlay: null }));

export function showScreen(name: 'landing' | 'lobby' | 'practice'): void {
  // Whoever signs in after that is somebody else, maybe.
  if (name === 'landing') forgetLostSeat();
  useScreen.setState({ screen: { name } });
}

/** Opens a page of home, unless the tabs are locked; then who asked is told why. */
export function showTab(tab: HomeTab): void {
  const { tab: shown, lock } = useHome.getState();
  if (lock && tab !== shown) return lock();
  useHome.setState({ tab });
  setTabAddress(tab, 'push');
  if (useScreen.getState().screen.name !== 'lobby') showScreen('lobby');
}

/** Keeps the tabs as they are, with what to say to who tries; null lets go. */
export const lockTabs = (lock: (() => void) | null): void => useHome.setState({ lock });

/** Says how home sits a player down; null when home is left. */
export const offerQuickPlay = (quickPlay: (() => void) | null): void => useHome.setState({ quickPlay });

/** Goes into a room; the address follows once it is entered. */
export function enterRoom(intent: RoomIntent): void {
  visits += 1;
  forgetLostSeat();
  useScreen.setState({ screen: { name: 'room', intent, visit: visits } });
}

/** Goes back to the seat that a broken line left behind. */
export function enterLostSeat(): void {
  const { seat } = useLostSeat.getState();
  if (seat) enterRoom({ kind: 'back', seat });
}

/** Opens a stored match; the address follows, so that it can be passed on. */
export function showReplay(matchId: string): void {
  setReplayAddress(matchId);
  useScreen.setState({ screen: { name: 'replay', matchId } });
}

/** Back to the menu: the address returns to /, or to the page of home where the player was. */
export function leaveRoom(home: 'landing' | 'lobby'): void {
  setRoomAddress(null);
  setReplayAddress(null);
  if (home === 'lobby') setTabAddress(useHome.getState().tab, 'replace');
  showScreen(home);
}
