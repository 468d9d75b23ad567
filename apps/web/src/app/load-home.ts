import { useHome } from './navigation.ts';

/** Home with its first page, fetched beside the sign-in of players; guests land elsewhere and need it later, if ever. */
export async function loadHome() {
  const home = import('./home/home-shell.tsx');
  // The page of another tab comes with home itself.
  if (useHome.getState().tab === 'rooms')
    void import('../features/lobby/index.ts').then(({ loadLobby }) => loadLobby()).catch(() => undefined);
  return home;
}
