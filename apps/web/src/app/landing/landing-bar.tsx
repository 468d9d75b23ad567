import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openAccount } from '../../features/session/account/account-tab.ts';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { toggleWindow } from '../../ui/windows/manager.ts';
import s from '../app.module.css';

/**
 * The bar of the landing page: part of the document, so it knows nobody and nothing of the screen's size; its buttons open
 * windows that are fetched with everything else.
 */
export function LandingBar() {
  const { t } = useTranslation();
  return (
    <header className={s.top}>
      <Logo className={s.logo} />
      <i className={s.grow} />
      {isEmbedded() ? null : (
        <>
          <Btn size="sm" onClick={() => openAccount('signIn')}>
            {t('common.signIn')}
          </Btn>
          <Btn size="sm" tone="gold" className={s.wideOnly} onClick={() => openAccount('signUp')}>
            {t('common.signUp')}
          </Btn>
        </>
      )}
      <Btn size="sm" icon aria-label={t('common.settings')} onClick={() => toggleWindow('settings')}>
        <Settings size={19} strokeWidth={2.7} />
      </Btn>
    </header>
  );
}
