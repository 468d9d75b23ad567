import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../platform/page.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import s from './account.module.css';
import { ACCOUNT_WINDOW } from './account-tab.ts';
import { useUser } from '../session-store.ts';
import { areSlotsKept } from '../renewal/slots.ts';

/** After a sign-in with a password the page starts anew this much later. */
export const RELOAD_AFTER_MS = 3_000;

/** Where nothing outlives the page, a reload would sign out again: then only the window goes. */
async function startAnew(): Promise<void> {
  if (await areSlotsKept()) page.reload();
  else closeWindow(ACCOUNT_WINDOW);
}

/** The moment between signing in and the page's new start. */
export function Welcome({ name }: { name: string }) {
  const { t } = useTranslation();
  const avatar = useUser()?.avatar ?? name;
  useEffect(() => {
    const timer = setTimeout(() => void startAnew(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={s.welcome} role="status">
      <Critter seed={avatar} mood="happy" size={120} />
      <p className={s.welcomeName}>{t('session.welcomeBack', { name })}</p>
      <p className={s.lead}>{t('session.welcomeBackText')}</p>
    </div>
  );
}
