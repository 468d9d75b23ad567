import { useCallback, useEffect, useState } from 'react';
import { authenticate, currentUser } from '../../features/session/index.ts';
import { loadPreferences } from '../../features/settings/index.ts';
import { api } from '../../platform/api/api.ts';
import { page } from '../../platform/page.ts';
import { preloadRooms } from '../../platform/rooms/rooms.ts';
import { awaitTexts, i18n } from '../../platform/i18n/i18n.ts';
import { showError } from '../../ui/toasts/toasts.tsx';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { loadHome, RoomScreen } from '../load-screens.ts';
import { enterRoom, showReplay, showScreen, useScreen } from '../../navigation/navigation.ts';
import { openNamedOverlays } from '../../navigation/follow-history.ts';
import { readPlace } from '../../navigation/history-entry.ts';
import { roomInAddress } from '../../navigation/room-address.ts';
import { type StartFailure, startUp } from './start-up.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const findSeat = async (): Promise<{ roomId: string; token: string } | null> => {
  if (currentUser()?.guest !== false) return null;
  const seat = await api.call('reconnection', {}).catch(() => null);
  return seat?.room_id && seat.reconnection_token ? { roomId: seat.room_id, token: seat.reconnection_token } : null;
};

/** The connection is there after an offline start; who practises meanwhile is not disturbed. */
const signInLate = async (start: () => Promise<void>): Promise<void> => {
  if (useScreen.getState().screen.name === 'landing') return start();
  await authenticate()
    .then(loadPreferences)
    .catch(() => undefined);
};

/** The menu, unless a guest went on from the landing page meanwhile. */
async function showMenu(): Promise<void> {
  if (currentUser()?.guest !== false) {
    if (useScreen.getState().screen.name === 'starting') showScreen('landing');
    return;
  }
  await readied(loadHome);
  showScreen('lobby');
}

/** Has a screen's files ready before it is shown; what cannot be fetched is told by the screen itself. */
const readied = (load: () => Promise<void>): Promise<void> => load().catch(() => undefined);

/** Runs the start once and leads to its screen; returns why it fails while it fails. */
export function useStartUp(): StartFailure | null {
  const [failure, setFailure] = useState<StartFailure | null>(null);
  const run = useCallback(async () => {
    // The room library is large: it loads beside the sign-in of who comes to a room, else once the screen stands.
    const beside = useScreen.getState().screen.name !== 'landing' && roomInAddress() !== null;
    if (beside) void preloadRooms().catch(() => undefined);
    const result = await startUp({
      authenticate,
      loadSettings: () => {
        // Who comes by a link sees home later, if ever.
        if (currentUser()?.guest === false) void readied(roomInAddress() === null ? loadHome : RoomScreen.fetch);
        return loadPreferences();
      },
      replayInAddress: () => readPlace().replay ?? null,
      findSeat,
      roomInAddress: () => (currentUser()?.guest === false ? roomInAddress() : null),
      isOffline: () => !navigator.onLine,
      onFailure: setFailure,
      wait,
    });
    if (result.kind === 'failed') return;
    if (result.kind === 'banned') return setFailure(null);
    await awaitTexts();
    setFailure(null);
    if (result.kind === 'offline') {
      // Who practises already goes on.
      if (useScreen.getState().screen.name === 'starting') showScreen('landing');
      showError(i18n.t('connection.network'));
      addEventListener('online', () => void signInLate(run), { once: true });
      return;
    }
    if (result.kind === 'room') {
      await readied(RoomScreen.fetch);
      enterRoom(result.intent);
    } else if (result.kind === 'replay') showReplay(result.matchId);
    else await showMenu();
    if (currentUser()?.guest === false) openNamedOverlays();
    if (!beside) void preloadRooms().catch(() => undefined);
  }, []);
  useEffect(() => {
    const start = () => void run().catch(() => setFailure('unexpected'));
    start();
    // Inside the chat platform starting over is no new load: everything of the last player is put away by hand.
    return page.onStartOver(() => {
      closeAllWindows();
      setFailure(null);
      useScreen.setState({ screen: { name: 'starting' } });
      start();
    });
  }, [run]);
  return failure;
}
