export { LobbyScreen, type LobbyScreenProps } from './lobby-screen.tsx';
