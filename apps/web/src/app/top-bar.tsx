import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Balances, ProfileMenu } from '../features/profile/index.ts';
import { openAccount, useUser } from '../features/session/index.ts';
import { SETTINGS_WINDOW } from '../features/settings/index.ts';
import { isEmbedded } from '../platform/discord/launch.ts';
import { useNarrow } from '../platform/media.ts';
import { Btn } from '../ui/kit/btn.tsx';
import { Tip } from '../ui/kit/tip.tsx';
import { Logo } from '../ui/logo/logo.tsx';
import { toggleWindow } from '../ui/windows/manager.ts';
import { showScreen, useScreen } from './navigation.ts';
import s from './app.module.css';

/** Logo, what the player owns, who the player is, settings. */
export function TopBar() {
  const { t } = useTranslation();
  const user = useUser();
  const narrow = useNarrow();
  const onLanding = useScreen(({ screen }) => screen.name === 'landing');
  const guest = user?.guest !== false;
  return (
    <header className={s.top}>
      {guest && !onLanding ? (
        <button
          type="button"
          className={s.homeLink}
          aria-label={t('common.home')}
          onClick={() => showScreen('landing')}
        >
          <Logo className={s.logo} />
        </button>
      ) : (
        <Logo className={s.logo} />
      )}
      <i className={s.grow} />
      <Balances />
      {guest && isEmbedded() ? null : guest ? (
        <>
          {narrow ? null : (
            <Btn size="sm" onClick={() => openAccount('signIn')}>
              {t('common.signIn')}
            </Btn>
          )}
          <Btn size="sm" tone="gold" onClick={() => openAccount(narrow ? 'signIn' : 'signUp')}>
            {t(narrow ? 'common.signIn' : 'common.signUp')}
          </Btn>
        </>
      ) : (
        <ProfileMenu />
      )}
      <Tip label={t('common.settings')}>
        <Btn size="sm" icon aria-label={t('common.settings')} onClick={() => toggleWindow(SETTINGS_WINDOW)}>
          <Settings size={19} strokeWidth={2.7} />
        </Btn>
      </Tip>
    </header>
  );
}
