import { lobbyConnection } from '../../../platform/rooms/lobby-connection.ts';

/** Connects the page to the lobby, as home does, and not to one that lingers from before; returns what lets go of it. */
export async function holdLobby(): Promise<() => void> {
  const letGo = lobbyConnection.hold();
  lobbyConnection.renew();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return letGo;
}
