import { isEmbedded } from '../platform/discord/launch.ts';
import { openWindow } from '../ui/windows/manager.ts';
import { OVERLAY_NAMES, parameterOf, type Place, tabOf } from './address.ts';
import { readPlace } from './history-entry.ts';
import { followTab, useHome, useScreen } from './navigation.ts';
import { followStep, installOverlayEntry, openNamed } from './overlay-entry.ts';
import { openOverlay } from './overlays.ts';
import { enteredRoom, roomInAddress, setRoomAddress } from './room-address.ts';
import { SETTINGS_WINDOW } from './windows.ts';

/** In a room "back" leads to the menu with its way out: nobody falls out of a match by one press. */
function stayInRoom(): void {
  const roomId = enteredRoom();
  if (roomId === null || roomInAddress() === roomId) return;
  setRoomAddress(roomId, 'push');
  openWindow(SETTINGS_WINDOW);
}

/** Lays what an address names over the screen; what belongs to a page of home needs that page. */
function openOverlays(place: Place): void {
  const [{ tab }, { name: screen }] = [useHome.getState(), useScreen.getState().screen];
  for (const name of OVERLAY_NAMES) {
    const [key, { page }] = [place[name], parameterOf(name)];
    if (key !== undefined && (page === undefined || (screen === 'lobby' && page === tab))) openOverlay(name, key);
  }
}

/** Opens what the page's address names over the screen, which stands. */
export const openNamedOverlays = (): void => openNamed(openOverlays);

function followScreen(): void {
  const { name } = useScreen.getState().screen;
  const place = readPlace();
  const otherTab = tabOf(place) !== useHome.getState().tab;
  if (name === 'room') stayInRoom();
  else if (name === 'replay' ? place.replay === undefined : otherTab && name !== 'starting') followTab(tabOf(place));
}

function onStep(): void {
  const isForward = followStep();
  if (isEmbedded()) return;
  followScreen();
  if (isForward) openNamedOverlays();
}

/** Makes "back" and "forward" close and open what lies over the screen, and go through the pages of home. */
export function installHistory(): () => void {
  const stop = installOverlayEntry();
  addEventListener('popstate', onStep);
  return () => {
    stop();
    removeEventListener('popstate', onStep);
  };
}
