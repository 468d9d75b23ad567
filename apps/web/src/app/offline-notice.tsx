import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import s from './offline-notice.module.css';

const subscribe = (notify: () => void): (() => void) => {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
};

/** A word at the lower edge as long as the device has no connection. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className={s.area} role="status">
      {online ? null : (
        <p className={s.notice}>
          <WifiOff size={19} strokeWidth={2.8} aria-hidden="true" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
}
