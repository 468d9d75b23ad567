import { Monitor, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { formatAgo } from '../../../platform/i18n/format.ts';
import { useTouch } from '../../../platform/media.ts';
import { Btn } from '../../../ui/kit/btn.tsx';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import s from './account-settings.module.css';
import type { Account } from './use-account.ts';

const ICON = { size: 22, strokeWidth: 2.5 } as const;

/** Where the player is signed in, and the way to end all of it but this. */
export function SessionsSection({ account, onChanged }: { account: Account; onChanged: () => Promise<void> }) {
  const { t } = useTranslation();
  // Of other devices nothing is kept that tells phones from computers.
  const Here = useTouch() ? Smartphone : Monitor;
  const others = account.sessions.some(({ current }) => !current);
  const endOthers = async (): Promise<void> => {
    try {
      const { ended } = await api.call('endSessions', {});
      showGood(t('account.ended', { count: ended }));
      await onChanged();
    } catch (cause) {
      showError(wordsForError(cause));
    }
  };
  return (
    <section aria-label={t('account.sessions')}>
      <h3 className={s.title}>{t('account.sessions')}</h3>
      <ul className={s.list}>
        {account.sessions.map(({ id, current, signedInAt }) => (
          <li key={id} className={s.row} data-current={current || undefined}>
            <span className={s.icon}>{current ? <Here {...ICON} /> : <MonitorSmartphone {...ICON} />}</span>
            <p>
              <b>{t(current ? 'account.thisDevice' : 'account.otherDevice')}</b>
              <small>{t('account.signedInAt', { when: formatAgo(Date.parse(signedInAt)) })}</small>
            </p>
          </li>
        ))}
      </ul>
      {others ? (
        <Btn wide className={s.below} onClick={() => void endOthers()}>
          {t('account.endOthers')}
        </Btn>
      ) : null}
    </section>
  );
}
