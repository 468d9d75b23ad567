import { useEffect, useRef } from 'react';
import { useUser } from '../features/session/index.ts';
import { loadPreferences } from '../features/settings/index.ts';
import { enterRoom, showScreen, useScreen } from '../navigation/navigation.ts';
import { openNamedOverlays } from '../navigation/follow-history.ts';
import { roomInAddress } from '../navigation/room-address.ts';

/**
 * When a guest becomes a player: preferences are loaded, the room of the link is entered, else the lobby opens, and over it what
 * else the link names.
 */
export function useSignInChange(): void {
  const user = useUser();
  const before = useRef<boolean | null>(null);
  const guest = user ? user.guest : null;
  useEffect(() => {
    const wasGuest = before.current;
    before.current = guest;
    if (wasGuest !== true || guest !== false) return;
    void loadPreferences();
    const { name } = useScreen.getState().screen;
    if (name !== 'landing' && name !== 'lobby') return;
    const roomId = roomInAddress();
    if (roomId) enterRoom({ kind: 'join', roomId, spectate: false });
    else showScreen('lobby');
    openNamedOverlays();
  }, [guest]);
}
