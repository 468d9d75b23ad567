export { askCreateRoom, CreateRoomWindow } from './create-room-window.tsx';
export { LobbyScreen } from './lobby-screen.tsx';
