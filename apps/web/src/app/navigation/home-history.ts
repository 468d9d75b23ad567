import { SETTINGS_WINDOW } from '../../features/settings/index.ts';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { openWindow } from '../../ui/windows/manager.ts';
import { showScreen, useHome, useScreen } from './navigation.ts';
import { enteredRoom, readHomeTab, readReplayId, roomInAddress, setRoomAddress, setTabAddress } from './route.ts';

/** In a room "back" leads to the menu with its way out: nobody falls out of a match by one press. */
function stayInRoom(): void {
  const roomId = enteredRoom();
  if (roomId === null || roomInAddress() === roomId) return;
  setRoomAddress(roomId, 'push');
  openWindow(SETTINGS_WINDOW);
}

/** Home shows the page of the address, unless the tabs are locked: then who asked is told why. */
function showTabOfAddress(): void {
  const { tab: shown, lock } = useHome.getState();
  const tab = readHomeTab(location.search);
  if (lock && tab !== shown) {
    setTabAddress(shown, 'push');
    return lock();
  }
  useHome.setState({ tab });
  if (useScreen.getState().screen.name !== 'lobby') showScreen('lobby');
}

function follow(): void {
  if (isEmbedded()) return;
  const { name } = useScreen.getState().screen;
  const otherTab = readHomeTab(location.search) !== useHome.getState().tab;
  if (name === 'room') stayInRoom();
  else if (name === 'replay' ? readReplayId(location.search) === null : otherTab && name !== 'starting')
    showTabOfAddress();
}

/** Makes "back" and "forward" go through the pages of home. */
export function installHomeHistory(): () => void {
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}
