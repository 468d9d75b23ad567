import type { ShopMessages } from '@syllaboom/contracts';
import { lobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import { receiveWorn } from '../../wardrobe/index.ts';
import { receiveKeys } from '../receive-keys.ts';
import { receiveDeal } from './deal-store.ts';

/** Tells whoever waits for it what the shop has answered. */
export function receiveAnswer(answer: ShopMessages['shop']): void {
  if (answer.call.startsWith('equip-')) receiveWorn(answer);
  else receiveDeal(answer);
}

lobbyConnection.on('shop', receiveAnswer);
lobbyConnection.on('key', receiveKeys);
