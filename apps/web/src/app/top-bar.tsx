import { Settings } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileMenu } from '../features/profile/index.ts';
import { Balances } from '../features/shop/index.ts';
import { openAccount, useUser } from '../features/session/index.ts';
import { SETTINGS_WINDOW } from '../navigation/windows.ts';
import { isEmbedded } from '../platform/discord/launch.ts';
import { useBarMenu, useNarrow } from '../platform/media.ts';
import { Btn } from '../ui/kit/buttons/btn.tsx';
import { Tip } from '../ui/kit/popups/tip.tsx';
import { Logo } from '../ui/logo/logo.tsx';
import { toggleWindow } from '../ui/windows/manager.ts';
import { showScreen, useScreen } from '../navigation/navigation.ts';
import s from './app.module.css';

/** Ways in, for guests; on a phone there is room for one. */
function GuestButtons({ signUpAlone }: { signUpAlone: boolean }) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const menu = useBarMenu() && signUpAlone;
  const one = narrow || menu;
  if (isEmbedded()) return null;
  return (
    <>
      {one || signUpAlone ? null : (
        <Btn size="sm" onClick={() => openAccount('signIn')}>
          {t('common.signIn')}
        </Btn>
      )}
      <Btn size="sm" tone="gold" onClick={() => openAccount(one ? 'signIn' : 'signUp')}>
        {t(one ? 'common.signIn' : 'common.signUp')}
      </Btn>
    </>
  );
}

function SettingsButton() {
  const { t } = useTranslation();
  return (
    <Tip label={t('common.settings')}>
      <Btn size="sm" icon aria-label={t('common.settings')} onClick={() => toggleWindow(SETTINGS_WINDOW)}>
        <Settings size={19} strokeWidth={2.7} />
      </Btn>
    </Tip>
  );
}

interface TopBarProps {
  /** Home's own buttons, the sign-in among them. On phones they are a menu that holds the settings, too. */
  children?: ReactNode;
}

/** Logo, what can be done from here, what the player owns, who the player is, settings. */
export function TopBar({ children }: TopBarProps) {
  const { t } = useTranslation();
  const user = useUser();
  const menu = useBarMenu() && children !== undefined;
  const onLanding = useScreen(({ screen }) => screen.name === 'landing');
  const guest = user?.guest !== false;
  return (
    <header className={s.top} style={{ '--digits': String(user?.score ?? '').length } as CSSProperties}>
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
      {menu ? null : children}
      <Balances brief />
      {guest ? <GuestButtons signUpAlone={children !== undefined} /> : <ProfileMenu />}
      {menu ? children : <SettingsButton />}
    </header>
  );
}
