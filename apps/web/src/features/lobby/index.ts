import { lazyPart } from '../../ui/lazy-part.tsx';
// What the lobby says on entering is heard before its page is fetched.
import './chat/lobby-chat.ts';
import './feed/lobby-feed.ts';

export { askCreateRoom, CreateRoomWindow } from './create/create-room-window.tsx';
export { roomLanguage } from './create/room-language.ts';

/** The page of rooms. */
export const LobbyScreen = lazyPart(async () => ({ default: (await import('./lobby-screen.tsx')).LobbyScreen }));
