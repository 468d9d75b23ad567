import { expect } from 'vitest';
import type { ShopRequest } from '../../ports.ts';
import type { PortCases } from './ports-suite.ts';

const wear = (id: number): ShopRequest => ({ call: 'equip-background', message: { id } });
const refused = (error: string) => ({ success: false, error });

export const SHOP_CASES: PortCases = {
  'put on what is everybody’s, and sell it for nothing': async ({ ports, addPlayer }) => {
    const { playerId } = await addPlayer();
    expect(await ports.shop.answer(playerId, wear(3))).toEqual({ success: true, keys: 0 });
    expect(await ports.describePlayer(playerId)).toMatchObject({ background: 3 });
    const buy: ShopRequest = { call: 'buy-background', message: { id: 2, buyMethod: 'coin' } };
    expect(await ports.shop.answer(playerId, buy)).toEqual({ success: true, keys: 0 });
  },
  'refuse what there is none of, what is not owned and what is too dear': async ({ ports, addPlayer }) => {
    const { playerId } = await addPlayer();
    const ask = (request: ShopRequest) => ports.shop.answer(playerId, request);
    for (const id of [-1, 6, 99]) expect(await ask(wear(id))).toEqual(refused('shop/unknown_item'));
    expect(await ask({ call: 'unlock-chest', message: { box: 'nowhere' } })).toEqual(refused('shop/unknown_item'));
    expect(await ask({ call: 'equip-bomb', message: { id: 4 } })).toEqual(refused('shop/not_owned'));
    expect(await ask({ call: 'buy-bomb', message: { id: 101, buyMethod: 'coin' } })).toEqual(refused('shop/not_sold'));
    expect(await ask({ call: 'buy-streak', message: { id: 32 } })).toEqual(refused('shop/not_enough_keys'));
    expect(await ask({ call: 'buy-key', message: { id: 3 } })).toEqual(refused('shop/not_enough_diamonds'));
    const frame = (buyMethod: 'coin' | 'diamond'): ShopRequest => ({
      call: 'buy-frame',
      message: { id: 12, buyMethod },
    });
    expect(await ask(frame('coin'))).toEqual(refused('shop/not_enough_gold'));
    expect(await ask(frame('diamond'))).toEqual(refused('shop/not_enough_diamonds'));
  },
  'send guests to sign in': async ({ ports, addGuest }) => {
    const { playerId } = await addGuest();
    expect(await ports.shop.answer(playerId, wear(1))).toEqual(refused('auth/login_required'));
  },
  'know who owns a bomb': async ({ ports, addPlayer, addGuest, unlockBomb }) => {
    const player = await addPlayer();
    const owns = (id: number) => ports.shop.owns(player.playerId, { kind: 'bomb', id });
    expect(await Promise.all([0, 4, 5, 54, -1].map(owns))).toEqual([true, false, false, false, false]);
    await unlockBomb(player);
    expect(await owns(4)).toBe(true);
    expect(await ports.shop.owns((await addGuest()).playerId, { kind: 'bomb', id: 4 })).toBe(false);
  },
};
