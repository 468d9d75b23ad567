import type { RoomListing } from '@syllaboom/contracts';
import type { LobbyLink } from '../../platform/rooms/rooms.ts';
import { showServerMessage, showServerPopup } from '../../ui/toasts/server-popup.ts';
import { patchUser } from '../session/index.ts';
import { createLobbyPicture, type LobbyPicture } from './lobby-picture.ts';
import { tellActivity } from './tell-activity.ts';

/** After a lost connection the next try. */
export const RETRY_MS = 3_000;

type Link = Pick<LobbyLink, 'on' | 'onClose' | 'leave' | 'send'>;

function follow(link: Link, picture: LobbyPicture): void {
  link.on('rooms', ({ rooms, offset }) => picture.show(rooms, offset === 0));
  link.on('+', (changed: RoomListing[]) => picture.add(changed));
  link.on('-', (removed) => picture.remove(removed));
  link.on('online', ({ players }) => picture.setOnline(players));
  link.on('participants', (players) => picture.setVoice(players.map(({ room }) => room)));
  link.on('profile', patchUser);
  link.on('popup', showServerPopup);
  link.on('server-message', ({ msg }) => showServerMessage(msg));
}

/** Keeps the live list of rooms: connects, follows the changes, comes back after a loss. */
export function createLobbyFeed({ connect }: { readonly connect: () => Promise<Link> }) {
  const picture = createLobbyPicture();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let link: Link | null = null;
  let stopped = true;
  let untell: () => void = () => undefined;

  const lose = () => {
    untell();
    link = null;
    if (stopped) return;
    picture.lose();
    retry = setTimeout(() => void open(), RETRY_MS);
  };
  const open = async (): Promise<void> => {
    clearTimeout(retry);
    try {
      const joined = await connect();
      if (stopped) return void joined.leave();
      link = joined;
      joined.onClose(lose);
      follow(joined, picture);
      untell = tellActivity(joined);
    } catch {
      lose();
    }
  };
  return {
    start(): () => void {
      stopped = false;
      void open();
      return () => {
        stopped = true;
        untell();
        clearTimeout(retry);
        picture.stop();
        void link?.leave();
        link = null;
      };
    },
    retry: (): void => void open(),
    snapshot: picture.snapshot,
    subscribe: picture.subscribe,
  };
}
