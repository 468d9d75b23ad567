import { create } from 'zustand';
import { closeAllWindows } from '../ui/windows/manager.ts';
import { FIRST_TAB, type HomeTab } from './home-tab.ts';
import { readAddress, tabOf, without } from './address.ts';
import { firstScreen } from './first-screen.ts';
import { changePlace } from './overlay-entry.ts';
import { closePageOverlays } from './overlays.ts';
import { setRoomAddress } from './room-address.ts';
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
  /** Whoever comes home wants to see the open tables first, wherever they stand on the page. */
  readonly wantsTables: boolean;
  /** Sits the player down at any table; null away from home. */
  readonly quickPlay: (() => void) | null;
}
export const useHome = create<HomeState>(() => ({
  tab: tabOf(readAddress(location.search)),
  lock: null,
  wantsTables: false,
  quickPlay: null,
}));

function setScreen(screen: Screen): void {
  if (screen.name !== 'lobby') closePageOverlays();
  useScreen.setState({ screen });
}

export function showScreen(name: 'landing' | 'lobby' | 'practice'): void {
  // Whoever signs in after that is somebody else, maybe.
  if (name === 'landing') forgetLostSeat();
  setScreen({ name });
}

/** Puts the page of home into the address, so that a reload, a link and "back" find it again. */
const setTabAddress = (tab: HomeTab, how: 'push' | 'replace'): void =>
  changePlace((place) => (tab === FIRST_TAB ? without(place, ['tab']) : { tab }), how);

function openTab(tab: HomeTab): void {
  if (useHome.getState().tab !== tab) closePageOverlays();
  useHome.setState({ tab });
  if (useScreen.getState().screen.name !== 'lobby') showScreen('lobby');
}

/** Opens a page of home, unless the tabs are locked; then who asked is told why. */
export function showTab(tab: HomeTab): void {
  const { tab: shown, lock } = useHome.getState();
  if (lock && tab !== shown) return lock();
  openTab(tab);
  setTabAddress(tab, 'push');
}

/** Opens home at its list of open tables. */
export function showTables(): void {
  useHome.setState({ wantsTables: true });
  openTab(FIRST_TAB);
}

/** Whether home was opened for its tables; it is told once. */
export function takeTablesWanted(): boolean {
  const { wantsTables } = useHome.getState();
  if (wantsTables) useHome.setState({ wantsTables: false });
  return wantsTables;
}

/** Opens the page of home that "back" or "forward" led to; while the tabs are locked the address goes back instead. */
export function followTab(tab: HomeTab): void {
  const { tab: shown, lock } = useHome.getState();
  if (lock && tab !== shown) {
    setTabAddress(shown, 'push');
    return lock();
  }
  openTab(tab);
}

/** Keeps the tabs as they are, with what to say to who tries; null lets go. */
export const lockTabs = (lock: (() => void) | null): void => useHome.setState({ lock });

/** Says how home sits a player down; null when home is left. */
export const offerQuickPlay = (quickPlay: (() => void) | null): void => useHome.setState({ quickPlay });

/** Goes into a room; the address follows once it is entered. Windows of what was before stay behind. */
export function enterRoom(intent: RoomIntent): void {
  visits += 1;
  forgetLostSeat();
  closeAllWindows();
  setScreen({ name: 'room', intent, visit: visits });
}

let mayLeaveRoom: (() => Promise<boolean>) | null = null;
/** Sets what is asked before the room is left for another one; null once nobody has to be asked. */
export const guardRoom = (ask: typeof mayLeaveRoom): void => {
  mayLeaveRoom = ask;
};
/** Asks, if need be, whether the player leaves the room that they are in. */
export const askToLeaveRoom = async (): Promise<boolean> => (mayLeaveRoom === null ? true : mayLeaveRoom());

/** Goes back to the seat that a broken line left behind. */
export function enterLostSeat(): void {
  const { seat } = useLostSeat.getState();
  if (seat) enterRoom({ kind: 'back', seat });
}

/** Opens a stored match; the address follows, so that it can be passed on. */
export function showReplay(matchId: string): void {
  changePlace(() => ({ replay: matchId }), 'replace');
  setScreen({ name: 'replay', matchId });
}

/** Back to the menu: the address returns to /, or to the page of home where the player was. */
export function leaveRoom(home: 'landing' | 'lobby'): void {
  setRoomAddress(null);
  changePlace((place) => without(place, ['replay']), 'replace');
  if (home === 'lobby') setTabAddress(useHome.getState().tab, 'replace');
  showScreen(home);
}
