import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useClaimable } from '../../features/achievements/index.ts';
import { openCorner } from '../../navigation/windows.ts';
import { useUnreadMessages } from '../../platform/unread-messages.ts';
import strips from '../../ui/kit/layout/strip.module.css';
import { useStripHints } from '../../ui/kit/layout/use-strip-hints.ts';
import type { HomeTab } from '../../navigation/home-tab.ts';
import { showTab } from '../../navigation/navigation.ts';
import { HOME_PAGES, useHomeTabs } from './home-pages.tsx';
import s from './home-tabs.module.css';

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
  const unread = useUnreadMessages();
  const claimable = useClaimable();
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
          const { icon: Icon, spoken } = HOME_PAGES[tab];
          const waiting = tab === 'profile' ? unread + claimable : 0;
          const waits = [
            unread > 0 ? t('inbox.unread', { count: unread }) : '',
            claimable > 0 ? t('achievements.waiting', { count: claimable }) : '',
          ].filter(Boolean);
          const label = spoken ? `${t(`home.${tab}`)}: ${t(spoken)}` : undefined;
          return (
            <button
              key={tab}
              type="button"
              className={s.tab}
              data-tab={tab}
              aria-current={tab === current ? 'page' : undefined}
              aria-label={waiting > 0 ? `${t(`home.${tab}`)}: ${waits.join(', ')}` : label}
              onKeyDown={moveFocus}
              onClick={() => (tab === 'profile' && tab === current ? openCorner(null) : showTab(tab))}
            >
              <Icon size={19} strokeWidth={2.6} aria-hidden="true" />
              <span>{t(`home.${tab}`)}</span>
              {waiting > 0 ? (
                <i className={s.badge} data-count={waiting > 99 ? '99+' : waiting} aria-hidden="true" />
              ) : null}
            </button>
          );
        })}
      </div>
    </nav>
  );
}
