import { lazyPart } from '../ui/lazy-part.tsx';
import { FIRST_TAB } from '../navigation/home-tab.ts';
import { useHome } from '../navigation/navigation.ts';

export const HomeShell = lazyPart(async () => ({ default: (await import('./home/home-shell.tsx')).HomeShell }));
export const RoomScreen = lazyPart(async () => ({ default: (await import('../features/room/index.ts')).RoomScreen }));

const loadRooms = async (): Promise<void> => (await import('../features/lobby/index.ts')).LobbyScreen.fetch();

/** Home with its first page, fetched beside the sign-in of players; guests land elsewhere and need it later, if ever. */
export async function loadHome(): Promise<void> {
  // The page of another tab comes with home itself.
  await Promise.all([HomeShell.fetch(), useHome.getState().tab === FIRST_TAB ? loadRooms() : null]);
}
