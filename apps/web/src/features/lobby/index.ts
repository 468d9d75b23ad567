import { lazyPart } from '../../ui/lazy-part.tsx';
// What the lobby says on entering is heard before its page is fetched.
import './chat/lobby-chat.ts';
import './lobby-feed.ts';

export { askCreateRoom, CreateRoomWindow, gameLanguage } from './create-room-window.tsx';

/** Fetches the page of rooms ahead of its first use. */
export const loadLobby = () => import('./lobby-screen.tsx');
/** The page of rooms. */
export const LobbyScreen = lazyPart(async () => ({ default: (await loadLobby()).LobbyScreen }));
