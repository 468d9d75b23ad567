import type { ShopMessageName, ShopMessageOf } from '@syllaboom/contracts';
import { lobbyConnection } from './lobby-connection.ts';

/** Where things are bought: the room while the player is in one, else the lobby. False: nobody is connected. */
export interface ShopSender {
  send<Name extends ShopMessageName>(name: Name, payload: ShopMessageOf<Name>): boolean;
  /** Asks what the player has now. */
  askProfile(): void;
}

const viaLobby: ShopSender = {
  send: (name, payload) => lobbyConnection.send(name, payload as never),
  askProfile: () => void lobbyConnection.send('profile'),
};
let room: ShopSender | null = null;
/** While the player is in a room, it takes what they buy and put on. Null outside. */
export const setShopSender = (sender: ShopSender | null): void => {
  room = sender;
};
export const shopSender = (): ShopSender => room ?? viaLobby;
