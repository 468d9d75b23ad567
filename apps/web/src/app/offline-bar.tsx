import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '../platform/network.ts';
import s from './offline-bar.module.css';

/**
 * A bar along the upper edge as long as the device has no network. Every screen begins below it (`--sait`), so that it covers
 * nothing.
 */
export function OfflineBar() {
  const { t } = useTranslation();
  const offline = useIsOffline();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    if (!offline || bar.current === null) return undefined;
    const observer = new ResizeObserver(() => {
      style.setProperty('--offline-bar', `${bar.current?.offsetHeight ?? 0}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--offline-bar');
    };
  }, [offline]);
  return (
    <div ref={bar} className={s.bar} data-shown={offline || undefined} role="status">
      {offline ? (
        <p>
          <WifiOff size={16} strokeWidth={2.8} aria-hidden="true" />
          {t('shell.offline')}
        </p>
      ) : null}
    </div>
  );
}
