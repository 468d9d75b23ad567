import {
  CircleUserRound,
  FlagTriangleRight,
  LayoutGrid,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  Scale,
  SpellCheck,
  Store,
  Swords,
  Tent,
  Trophy,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ClansScreen } from '../../features/clans/index.ts';
import { CommunityScreen } from '../../features/community/index.ts';
import { LeaderboardScreen } from '../../features/leaderboards/index.ts';
import { StaffScreen, staffAreasOf } from '../../features/moderation/index.ts';
import { NewsScreen } from '../../features/news/index.ts';
import { RankedScreen } from '../../features/ranked/index.ts';
import { useUser } from '../../features/session/index.ts';
import { ShopPage } from '../../features/shop/index.ts';
import { TradeScreen } from '../../features/trade/index.ts';
import { HOME_TABS, type HomeTab } from '../../navigation/home-tab.ts';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { useSignInOptions } from '../../platform/query/sign-in-options.ts';
import { OwnCorner } from './own-corner.tsx';
import { RoomsPage } from './rooms-page.tsx';

/** Who looks at home. */
interface Viewer {
  /** A role to show, a supporter's, say: plain accounts and guests have none. */
  readonly hasRole: boolean;
  /** Roles that a player holds, shown or not. */
  readonly roles: readonly number[];
  /** The operator has something on Discord to be led to. */
  readonly hasDiscord: boolean;
  readonly isInClan: boolean;
}

/** A page of home. */
interface HomePage {
  readonly icon: LucideIcon;
  /** Where the name is initials: read out, it is words. */
  readonly spoken?: 'moderation.gm' | 'moderation.lm';
  /** Whose page it is; everybody's without. */
  readonly isFor?: (viewer: Viewer) => boolean;
  /** Fetched when it is first opened. */
  readonly draw: () => ReactNode;
}

/** All pages of home, in the order of `HOME_TABS`: the id is what the address says, and `home.<id>` is the name. */
export const HOME_PAGES: Readonly<Record<HomeTab, HomePage>> = {
  rooms: { icon: LayoutGrid, draw: () => <RoomsPage /> },
  profile: { icon: CircleUserRound, draw: () => <OwnCorner /> },
  ranked: { icon: Swords, draw: () => <RankedScreen /> },
  trade: { icon: Tent, draw: () => <TradeScreen /> },
  leaderboard: { icon: Trophy, draw: () => <LeaderboardScreen /> },
  shop: { icon: Store, draw: () => <ShopPage /> },
  news: { icon: Newspaper, draw: () => <NewsScreen /> },
  /** Who is in no clan finds them in the own corner. */
  clans: { icon: FlagTriangleRight, isFor: ({ isInClan }) => isInClan, draw: () => <ClansScreen /> },
  discord: {
    icon: MessagesSquare,
    isFor: ({ hasRole, hasDiscord }) => hasDiscord && !hasRole,
    draw: () => <CommunityScreen />,
  },
  gm: {
    icon: Scale,
    spoken: 'moderation.gm',
    isFor: ({ roles }) => staffAreasOf(roles).includes('gm'),
    draw: () => <StaffScreen area="gm" />,
  },
  lm: {
    icon: SpellCheck,
    spoken: 'moderation.lm',
    isFor: ({ roles }) => staffAreasOf(roles).includes('lm'),
    draw: () => <StaffScreen area="lm" />,
  },
};

/** The pages of this player. */
export function useHomeTabs(): readonly HomeTab[] {
  const user = useUser();
  const options = useSignInOptions();
  const hasDiscord = options !== null && (options.communityUrl !== null || (options.discord !== null && !isEmbedded()));
  const viewer = {
    hasRole: (user?.type ?? 0) !== 0,
    roles: user?.roles ?? [],
    hasDiscord,
    isInClan: (user?.clan ?? 0) !== 0,
  };
  return HOME_TABS.filter((tab) => HOME_PAGES[tab].isFor?.(viewer) ?? true);
}
