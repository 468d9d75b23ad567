import { lazy } from 'react';

export { askCreateRoom, CreateRoomWindow } from './create-room-window.tsx';

/** Fetches the page of rooms ahead of its first use. */
export const loadLobby = () => import('./lobby-screen.tsx');
/** The page of rooms. */
export const LobbyScreen = lazy(async () => ({ default: (await loadLobby()).LobbyScreen }));
