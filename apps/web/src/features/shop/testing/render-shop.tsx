import type { SessionUser, ShopAnswer } from '@syllaboom/contracts';
import { CHEST, CHEST_ODDS, CHESTS } from '@syllaboom/engine';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ShopTab } from '../../../navigation/shop-tab.ts';
import { useShopTab } from '../../../navigation/windows.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { lobbyConnection, useLobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import type { createFakeLobby } from '../../../testing/fake-lobby.ts';
import { fakeFetch, refusal, reply } from '../../../testing/fake-fetch.ts';
import { sessionUser, signInAs } from '../../../testing/sign-in.ts';
import { loadEffectNames } from '../../../ui/cosmetics/effect-names.ts';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Spawns } from '../../../ui/spawns/spawns.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { ChestOpening } from '../chests/chest-opening.tsx';
import { ShopBody } from '../shop-body.tsx';
import { patchUser } from '../../session/index.ts';
import { nameOfWare, type Ware } from '../../wardrobe/index.ts';

export type FakeLobby = ReturnType<typeof createFakeLobby>;

/** What a test's shop has to tell. */
export interface KeptShop {
  open: boolean;
  untilLegendary: number;
}

/** A server with these chests. */
export function serveShop(kept: Partial<KeptShop> = {}) {
  const shop: KeptShop = { open: true, untilLegendary: CHEST.pity, ...kept };
  const seen = fakeFetch(({ path }) =>
    path === '/shop'
      ? reply({
          chests: {
            open: shop.open,
            odds: CHEST_ODDS,
            pity: CHEST.pity,
            duplicateDiamondsPerKey: CHEST.duplicateDiamondsPerKey,
            themes: CHESTS.map((chest) => ({ ...chest, untilLegendary: shop.untilLegendary })),
          },
          owed: { diamonds: 0, keys: 0 },
        })
      : refusal('http/not_found', 404),
  );
  return { shop, seen };
}

function Shop() {
  useLobbyConnection();
  return (
    <div style={{ height: '100vh', display: 'grid', containerType: 'inline-size' }}>
      <ShopBody />
    </div>
  );
}

// Home takes over what the lobby says of the player.
lobbyConnection.on('profile', patchUser);

/** The shop at a tab, for this player. */
export async function showShop(tab: ShopTab, viewer: Partial<SessionUser> = {}) {
  await loadEffectNames();
  signInAs(viewer);
  useShopTab.setState({ tab });
  return render(
    <TipProvider>
      <Shop />
      <ChestOpening />
      <Spawns />
      <Toasts />
    </TipProvider>,
  );
}

/** The name of something as the page says it now. */
export const called = (kind: Ware['kind'], id: number): string => nameOfWare(i18n.t, { kind, id });
export const card = (name: string) => page.getByRole('article', { name, exact: true });
export const inCard = (name: string, button: string | RegExp) => card(name).getByRole('button', { name: button });

/** The lobby says that the player's own data is this now. */
export const sayProfile = (lobby: FakeLobby, user: Partial<SessionUser>): void =>
  lobby.say('profile', sessionUser(user));

type Asked = { readonly id?: number; readonly box?: string; readonly n?: string };
/** The purchases under a name that the lobby was sent. */
export const askedFor = (lobby: FakeLobby, name: string): readonly Asked[] => lobby.sentOf(name) as Asked[];
/** The lobby answers the last message under a name. */
export function answer(
  lobby: FakeLobby,
  call: ShopAnswer['call'],
  how: { success: true } | { success: false; error: Extract<ShopAnswer, { success: false }>['error'] },
): void {
  const { id, box, n } = askedFor(lobby, call).at(-1) ?? {};
  lobby.say('shop', { call, item: box ?? id ?? -1, ...(n === undefined ? {} : { n }), ...how });
}
