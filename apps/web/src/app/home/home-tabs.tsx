import {
  CircleUserRound,
  LayoutGrid,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  Scale,
  SpellCheck,
  Swords,
  Trophy,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { staffAreasOf } from '../../features/moderation/index.ts';
import { useUser } from '../../features/session/index.ts';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { useSignInOptions } from '../../platform/query/sign-in-options.ts';
import strips from '../../ui/kit/layout/strip.module.css';
import { useStripHints } from '../../ui/kit/layout/use-strip-hints.ts';
import type { HomeTab } from '../navigation/home-tab.ts';
import { showTab } from '../navigation/navigation.ts';
import s from './home-tabs.module.css';

const ICONS: Record<HomeTab, LucideIcon> = {
  rooms: LayoutGrid,
  profile: CircleUserRound,
  ranked: Swords,
  leaderboard: Trophy,
  news: Newspaper,
  discord: MessagesSquare,
  gm: Scale,
  lm: SpellCheck,
};
const LABELS = {
  rooms: 'home.rooms',
  profile: 'home.profile',
  ranked: 'home.ranked',
  leaderboard: 'home.leaderboard',
  news: 'home.news',
  discord: 'home.discord',
  gm: 'home.gm',
  lm: 'home.lm',
} as const satisfies Record<HomeTab, string>;
/** Staff's tabs bear initials; read out, they are words. */
const SPOKEN = { gm: 'moderation.gm', lm: 'moderation.lm' } as const;

/** Everybody's pages. */
const FOR_ALL: readonly HomeTab[] = ['rooms', 'profile', 'ranked', 'leaderboard', 'news'];

/**
 * The pages of this player: plain accounts and guests, type 0, are led to what the operator has on Discord; the staff's pages follow the roles
 * that a player holds, not the one that is shown.
 */
export function useHomeTabs(): readonly HomeTab[] {
  const user = useUser();
  const options = useSignInOptions();
  const hasDiscord = options !== null && (options.communityUrl !== null || (options.discord !== null && !isEmbedded()));
  const discord = !user?.type && hasDiscord ? (['discord'] as const) : [];
  return [...FOR_ALL, ...discord, ...staffAreasOf(user?.roles ?? [])];
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys go from tab to tab; Enter opens. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  if (!step || at < 0) return;
  event.preventDefault();
  tabs[step(at, tabs.length)]?.focus();
}

/** The strip of pages: above them on wide screens, at the thumb on phones. */
export function HomeTabs({ current }: { current: HomeTab }) {
  const { t } = useTranslation();
  const tabs = useHomeTabs();
  const strip = useRef<HTMLDivElement>(null);
  // On a phone the strip may be longer than the screen: its edges say so, and the open page's tab is in sight.
  useStripHints(strip, tabs.length);
  useEffect(() => {
    strip.current?.querySelector(`[data-tab="${current}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav className={s.bar} aria-label={t('common.home')}>
      <div ref={strip} className={`${strips.strip} ${s.tabs}`}>
        {tabs.map((tab) => {
          const Icon = ICONS[tab];
          return (
            <button
              key={tab}
              type="button"
              className={s.tab}
              data-tab={tab}
              aria-current={tab === current ? 'page' : undefined}
              aria-label={tab === 'gm' || tab === 'lm' ? `${t(LABELS[tab])}: ${t(SPOKEN[tab])}` : undefined}
              onKeyDown={moveFocus}
              onClick={() => showTab(tab)}
            >
              <Icon size={19} strokeWidth={2.6} aria-hidden="true" />
              <span>{t(LABELS[tab])}</span>
            </button>
          );
        })}
      </div>
    </nav>
  );
}
