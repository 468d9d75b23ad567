import { Bomb, Flame, Heart, KeyRound, type LucideIcon, Repeat2, Store } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ShopTab } from '../../navigation/shop-tab.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Exchange } from '../exchange/index.ts';
import { withNames } from './load-names.ts';

/** What stands behind one tab of the shop. */
interface ShopPart {
  readonly id: ShopTab;
  readonly icon: LucideIcon;
  readonly body: ComponentType;
}

/** All tabs of the shop in their order (`navigation/shop-tab.ts`); a feature that has one adds a line here. */
export const SHOP_PARTS: readonly ShopPart[] = [
  {
    id: 'market',
    icon: Store,
    body: lazyPart(async () => ({ default: (await import('./tabs/market-tab.tsx')).MarketTab })),
  },
  {
    id: 'bombs',
    icon: Bomb,
    body: lazyPart(async () => ({ default: (await withNames(import('./tabs/bombs-tab.tsx'))).BombsTab })),
  },
  {
    id: 'streak',
    icon: Flame,
    body: lazyPart(async () => ({ default: (await withNames(import('./tabs/effects-tab.tsx'))).StreakTab })),
  },
  {
    id: 'heart',
    icon: Heart,
    body: lazyPart(async () => ({ default: (await withNames(import('./tabs/effects-tab.tsx'))).HeartTab })),
  },
  {
    id: 'keys',
    icon: KeyRound,
    body: lazyPart(async () => ({ default: (await import('./tabs/keys-tab.tsx')).KeysTab })),
  },
  { id: 'convert', icon: Repeat2, body: Exchange },
];
