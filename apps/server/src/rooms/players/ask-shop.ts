import {
  SHOP_CLIENT_MESSAGES,
  type ShopMessageName,
  type ShopMessageOf,
  type ShopMessages,
} from '@syllaboom/contracts';
import type { MessageRate } from '#platform/rooms/base-room.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { RoomIdentity, RoomPorts, ShopRequest } from '../ports.ts';

/** Somebody who asks the shop, in whichever room. */
export interface Shopper {
  readonly identity: RoomIdentity;
  send<Name extends keyof ShopMessages>(name: Name, payload: ShopMessages[Name]): void;
}

/** What the shop is asked with. */
export interface ShopAsking {
  readonly ports: Pick<RoomPorts, 'shop'>;
  readonly log: RoomLog;
}

/** One message of the shop: it is answered to whoever sent it, new balances and looks come by themselves. */
function askShop({ ports, log }: ShopAsking, { identity, send }: Shopper, request: ShopRequest): void {
  const { call, message } = request;
  const item = 'box' in message ? message.box : message.id;
  const about = { call, item, ...(message.n === undefined ? {} : { n: message.n }) };
  ports.shop.answer(identity.playerId, request).then(
    (outcome) => {
      if (!outcome.success) return send('shop', { ...about, success: false, error: outcome.error });
      if (outcome.keys > 0) send('key', { count: outcome.keys });
      send('shop', { ...about, success: true });
    },
    (cause: unknown) => {
      log.error({ part: 'rooms', err: cause }, 'The shop did not answer');
      send('shop', { ...about, success: false, error: 'shop/failed' });
    },
  );
}

const NAMES = Object.keys(SHOP_CLIENT_MESSAGES) as ShopMessageName[];

type Handlers<Asker> = {
  readonly [Name in ShopMessageName]: (asker: Asker, message: ShopMessageOf<Name>) => void;
};

const ofEach = <Value>(value: (name: ShopMessageName) => Value) =>
  Object.fromEntries(NAMES.map((name) => [name, value(name)]));

/** What a room does with each message of the shop; `shopperOf` null: nobody whom the shop could know. */
export const shopHandlers = <Asker>(
  asking: () => ShopAsking,
  shopperOf: (asker: Asker) => Shopper | null,
): Handlers<Asker> =>
  ofEach((call) => (asker: Asker, message: unknown) => {
    const shopper = shopperOf(asker);
    if (shopper) askShop(asking(), shopper, { call, message } as ShopRequest);
  }) as unknown as Handlers<Asker>;

/** How often each may come: looks are tried on, things are bought one by one. */
export const SHOP_RATES = ofEach((name) =>
  name.startsWith('equip-') ? { burst: 10, perSecond: 5 } : { burst: 5, perSecond: 2 },
) as Readonly<Record<ShopMessageName, MessageRate>>;

/** Somebody waits for the answer: that it came too often is said. */
export const SHOP_HASTE = ofEach(() => 'tooOften') as Readonly<Record<ShopMessageName, 'tooOften'>>;
