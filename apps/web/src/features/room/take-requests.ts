import { setAchievementSender } from '../achievements/index.ts';
import { setIconSender } from '../profile/index.ts';
import { setShopSender } from '../../platform/rooms/shop-sender.ts';
import type { RoomActions } from './store/room-actions.ts';
import type { RoomStore } from './store/room-store.ts';

/** While the player is in the room, it takes what windows over it ask for. Returns how that ends. */
export function takeRequests(store: RoomStore, actions: RoomActions): () => void {
  setIconSender((id) => actions.send('m-icon', { id }));
  setAchievementSender({
    ask: () => {
      actions.send('achievement-progress');
      return true;
    },
    claim: (id) => {
      actions.send('claim-achievement', { id });
      return true;
    },
  });
  setShopSender({
    send: (name, payload) => {
      if (store.get('connection') !== 'online') return false;
      actions.send(name, payload as never);
      return true;
    },
    askProfile: () => actions.send('profile'),
  });
  return () => {
    setIconSender(null);
    setAchievementSender(null);
    setShopSender(null);
  };
}
