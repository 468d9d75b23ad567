import { type LobbyConnection, lobbyConnection } from '../../platform/rooms/lobby-connection.ts';
import { showServerMessage, showServerPopup } from '../../ui/toasts/server-popup.ts';
import { patchUser } from '../session/index.ts';
import { createLobbyPicture } from './lobby-picture.ts';
import { tellActivity } from './tell-activity.ts';

/** Keeps the live list of rooms, and what else the lobby says to every player, for as long as the page lives. */
export function createLobbyFeed(connection: Pick<LobbyConnection, 'on' | 'watch'>) {
  const picture = createLobbyPicture();
  let untell: () => void = () => undefined;
  connection.on('rooms', ({ rooms, offset }) => picture.show(rooms, offset === 0));
  connection.on('+', picture.add);
  connection.on('-', picture.remove);
  connection.on('online', ({ players }) => picture.setOnline(players));
  connection.on('participants', (players) => picture.setVoice(players.map(({ room }) => room)));
  connection.on('profile', patchUser);
  connection.on('popup', showServerPopup);
  connection.on('server-message', ({ msg }) => showServerMessage(msg));
  connection.watch({
    opened: (link) => {
      untell = tellActivity(link);
    },
    lost: () => {
      untell();
      picture.lose();
    },
    closed: () => {
      untell();
      picture.stop();
    },
  });
  return { snapshot: picture.snapshot, subscribe: picture.subscribe };
}

export const lobbyFeed = createLobbyFeed(lobbyConnection);
