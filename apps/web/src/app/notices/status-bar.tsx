import { RotateCw, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { useIsOffline } from '../../platform/network.ts';
import { page } from '../../platform/page.ts';
import { useUpdateNotice } from './use-update.ts';
import s from './status-bar.module.css';

const ICON = { size: 16, strokeWidth: 2.8, 'aria-hidden': true } as const;

/** That the server was updated, and what leads to the new page. */
function UpdateNotice({ notice }: { notice: 'load' | 'ask' }) {
  const { t } = useTranslation();
  if (notice === 'ask' && isEmbedded()) return t('shell.updatedActivity');
  return (
    <>
      {t('shell.updated')}
      <button type="button" onClick={page.reload}>
        {t('shell.loadNow')}
      </button>
    </>
  );
}

/**
 * A bar along the upper edge as long as the device has no network, or the page is older than the server. Every screen begins
 * below it (`--sait`), so that it covers nothing.
 */
export function StatusBar() {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  const update = useUpdateNotice();
  const isShown = isOffline || update !== null;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    if (!isShown || bar.current === null) return undefined;
    const observer = new ResizeObserver(() => {
      style.setProperty('--status-bar', `${bar.current?.offsetHeight ?? 0}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--status-bar');
    };
  }, [isShown]);
  let words: ReactNode = null;
  if (isOffline) {
    words = (
      <p className={s.offline}>
        <WifiOff {...ICON} />
        {t('shell.offline')}
      </p>
    );
  } else if (update !== null) {
    words = (
      <p>
        <RotateCw {...ICON} />
        <UpdateNotice notice={update} />
      </p>
    );
  }
  return (
    <div ref={bar} className={s.bar} data-shown={isShown || undefined} role="status">
      {words}
    </div>
  );
}
