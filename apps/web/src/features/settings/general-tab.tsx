import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { LogOut, UserCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { wordsForCode } from '../../platform/i18n/error-words.ts';
import { currentLanguage, setLanguage } from '../../platform/i18n/i18n.ts';
import { formatLanguage } from '../../platform/i18n/format.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { Critter } from '../../ui/critter/critter.tsx';
import { Flag } from '../../ui/flag/flag.tsx';
import { Btn } from '../../ui/kit/btn.tsx';
import { Select } from '../../ui/kit/select.tsx';
import { Switch } from '../../ui/kit/switch.tsx';
import { showError } from '../../ui/toasts/toasts.tsx';
import { maySignOut, openAccount, openAccountSettings, signOut, useUser } from '../session/index.ts';
import { changePreference } from './preferences-sync.ts';
import s from './settings.module.css';

/** Who plays, in which language the page speaks, and how much of others is seen. */
export function GeneralTab() {
  const { t } = useTranslation();
  const user = useUser();
  const hideNames = usePreferences((state) => state.nck);
  const autoSwitch = usePreferences((state) => state.sw);
  const choices = INTERFACE_LANGUAGES.map((language) => ({
    value: language,
    label: formatLanguage(language, language),
    icon: <Flag language={language} />,
  }));
  return (
    <div className={s.rows}>
      <div className={s.account}>
        <Critter seed={user?.avatar ?? 'guest'} size={52} />
        <p>
          <b>{user?.displayName ?? t('common.guest')}</b>
          <small>{t(user?.guest === false ? 'settings.signedIn' : 'settings.guestNote')}</small>
        </p>
        {user?.guest === false ? (
          <span className={s.accountButtons}>
            <Btn size="sm" tone="gold" onClick={openAccountSettings}>
              <UserCog size={17} strokeWidth={2.8} />
              {t('account.title')}
            </Btn>
            {maySignOut() ? (
              <Btn size="sm" onClick={() => void signOut()}>
                <LogOut size={17} strokeWidth={2.8} />
                {t('common.signOut')}
              </Btn>
            ) : null}
          </span>
        ) : isEmbedded() ? null : (
          <Btn size="sm" tone="gold" onClick={() => openAccount('signUp')}>
            {t('common.signUp')}
          </Btn>
        )}
      </div>
      <Select
        label={t('settings.language')}
        value={currentLanguage()}
        choices={choices}
        onChange={(language) => void setLanguage(language).catch(() => showError(wordsForCode('client/network')))}
      />
      <Switch
        label={t('settings.autoSwitch')}
        hint={t('settings.autoSwitchHint')}
        checked={autoSwitch}
        onChange={(on) => changePreference('sw', on)}
      />
      <Switch
        label={t('settings.hideNames')}
        hint={t('settings.hideNamesHint')}
        checked={hideNames}
        onChange={(on) => changePreference('nck', on)}
      />
    </div>
  );
}
