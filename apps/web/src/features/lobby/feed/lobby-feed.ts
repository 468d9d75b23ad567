import { type LobbyConnection, lobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import { showServerMessage } from '../../../ui/toasts/server-popup.ts';
import { patchUser } from '../../session/index.ts';
import { createLobbyPicture } from './lobby-picture.ts';
import { useRoomFilter } from '../rooms/room-filter.ts';
import { sendActivity } from './send-activity.ts';

/** Pages of the list are asked for this far apart, well within what the server allows. */
const PAGE_PAUSE_MS = 250;

/** Keeps the live list of rooms, and what else the lobby says to every player, for as long as the page lives. */
export function createLobbyFeed(connection: Pick<LobbyConnection, 'on' | 'watch' | 'send'>) {
  const picture = createLobbyPicture();
  let stopSending: () => void = () => undefined;
  let nextPage: ReturnType<typeof setTimeout> | undefined;
  /** Rooms that went since the last page: those after them moved up by as many. */
  let gone = 0;
  connection.on('rooms', ({ rooms, offset, total }) => {
    picture.show(rooms, offset === 0);
    clearTimeout(nextPage);
    const end = offset + rooms.length;
    gone = 0;
    if (rooms.length === 0 || end >= total) return;
    nextPage = setTimeout(() => connection.send('page', { offset: Math.max(0, end - gone) }), PAGE_PAUSE_MS);
  });
  connection.on('+', picture.add);
  connection.on('-', (roomIds) => {
    gone += roomIds.length;
    picture.remove(roomIds);
  });
  connection.on('online', ({ players }) => picture.setOnline(players));
  connection.on('participants', (players) => picture.setVoice(players.map(({ room }) => room)));
  connection.on('profile', patchUser);
  // Who says that they play in a language now looks for rooms in it.
  connection.on('lang-set', ({ locale }) => useRoomFilter.setState({ language: locale }));
  connection.on('server-message', ({ msg }) => showServerMessage(msg));
  connection.watch({
    opened: (link) => {
      // What changed while nobody listened here, the points of a match that was just left above all.
      link.send('profile');
      stopSending = sendActivity(link);
    },
    lost: () => {
      stopSending();
      clearTimeout(nextPage);
      picture.lose();
    },
    closed: () => {
      stopSending();
      clearTimeout(nextPage);
      picture.forget();
    },
  });
  return { snapshot: picture.snapshot, subscribe: picture.subscribe };
}

export const lobbyFeed = createLobbyFeed(lobbyConnection);
