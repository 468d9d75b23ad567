import { useCallback, useEffect, useState } from 'react';
import { authenticate, currentUser } from '../features/session/index.ts';
import { loadPreferences } from '../features/settings/index.ts';
import { api } from '../platform/api/api.ts';
import { preloadRooms } from '../platform/rooms/rooms.ts';
import { enterRoom, showScreen } from './navigation.ts';
import { readRoomId } from './route.ts';
import { type StartFailure, startUp } from './start-up.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const findSeat = async (): Promise<{ roomId: string; token: string } | null> => {
  if (currentUser()?.guest !== false) return null;
  const seat = await api.call('reconnection', {}).catch(() => null);
  return seat?.room_id && seat.reconnection_token ? { roomId: seat.room_id, token: seat.reconnection_token } : null;
};

/** Runs the start once and leads to its screen; returns why it fails while it fails. */
export function useStartUp(): StartFailure | null {
  const [failure, setFailure] = useState<StartFailure | null>(null);
  const run = useCallback(async () => {
    // The room library is large: it loads beside the sign-in.
    void preloadRooms().catch(() => undefined);
    const result = await startUp({
      authenticate,
      loadSettings: loadPreferences,
      findSeat,
      roomInAddress: () => (currentUser()?.guest === false ? readRoomId(location.search) : null),
      onFailure: setFailure,
      wait,
    });
    if (result.kind === 'failed') return;
    setFailure(null);
    if (result.kind === 'room') enterRoom(result.intent);
    else showScreen(currentUser()?.guest === false ? 'lobby' : 'landing');
  }, []);
  useEffect(() => {
    run().catch(() => setFailure('unexpected'));
  }, [run]);
  return failure;
}
