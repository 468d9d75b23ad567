import type { TFunction } from 'i18next';
import { Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { formatAgo } from '../../../platform/i18n/format.ts';
import { useTouch } from '../../../platform/media.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import s from './account-settings.module.css';
import type { Account } from './account.ts';

const ICON = { size: 22, strokeWidth: 2.5 } as const;
const PICTURES = { phone: Smartphone, tablet: Tablet, desktop: Monitor } as const;

type Session = Account['sessions'][number];

/** E.g. "Firefox on Android"; empty where the browser told neither. */
function nameClient(t: TFunction, { browser, system }: Session['client']): string {
  if (browser !== null && system !== null) return t('account.browserOnSystem', { browser, system });
  return browser ?? system ?? '';
}

function SessionRow({ session: { client, current, signedInAt } }: { session: Session }) {
  const { t } = useTranslation();
  const touch = useTouch();
  const unknown = current ? (touch ? Smartphone : Monitor) : MonitorSmartphone;
  const Picture = client.form === null ? unknown : PICTURES[client.form];
  const name = nameClient(t, client);
  return (
    <li className={s.row} data-current={current || undefined}>
      <span className={s.icon} data-form={client.form ?? undefined}>
        <Picture {...ICON} />
      </span>
      <p>
        <b>{name === '' ? t(current ? 'account.thisDevice' : 'account.otherDevice') : name}</b>
        <small>
          {current && name !== '' ? <strong>{t('account.thisDevice')}</strong> : null}
          <span>{t('account.signedInAt', { when: formatAgo(Date.parse(signedInAt)) })}</span>
        </small>
      </p>
    </li>
  );
}

/** Where the player is signed in, and the way to end all of it but this. */
export function SessionsSection({ account }: { account: Account }) {
  const { t } = useTranslation();
  const others = account.sessions.some(({ current }) => !current);
  const endOthers = async (): Promise<void> => {
    try {
      const { ended } = await api.call('endSessions', {});
      showGood(t('account.ended', { count: ended }));
    } catch (cause) {
      showError(wordsForError(cause));
    }
  };
  return (
    <section aria-label={t('account.sessions')}>
      <h3 className={s.title}>{t('account.sessions')}</h3>
      <ul className={s.list}>
        {account.sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
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
