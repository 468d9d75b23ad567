import { Hammer, House, Library, type LucideIcon, Puzzle, Store, WholeWord } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TradeSection } from '../../navigation/trade-section.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Collections } from '../collections/index.ts';
import { CraftBoard } from '../craft/index.ts';
import { Marketplace } from '../market/index.ts';
import { SyllableTool } from '../syllables/index.ts';
import { Discoveries } from '../words/index.ts';

/** What stands behind one tab of the community's page: its first part, or a section that an address may name. */
interface TradePart {
  readonly id: 'home' | TradeSection;
  readonly title: 'trade.home' | 'craft.title' | 'words.tab' | 'syllables.title' | 'collections.title' | 'market.title';
  readonly icon: LucideIcon;
  readonly body: ComponentType;
  /** It has edges and scrolls of its own. */
  readonly fills?: boolean;
}

/** All parts of the page in their order; a feature that has one adds a line here and its id in `navigation/trade-section.ts`. */
export const TRADE_PARTS: readonly TradePart[] = [
  {
    id: 'home',
    title: 'trade.home',
    icon: House,
    body: lazyPart(async () => ({ default: (await import('./home/trade-home.tsx')).TradeHome })),
  },
  { id: 'craft', title: 'craft.title', icon: Hammer, body: CraftBoard, fills: true },
  { id: 'words', title: 'words.tab', icon: WholeWord, body: Discoveries },
  { id: 'syllables', title: 'syllables.title', icon: Puzzle, body: SyllableTool },
  { id: 'collections', title: 'collections.title', icon: Library, body: Collections },
  { id: 'market', title: 'market.title', icon: Store, body: Marketplace },
];
