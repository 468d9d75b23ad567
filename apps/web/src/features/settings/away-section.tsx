import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  askForNotifications,
  notificationPermission,
  offersNotifications,
} from '../../platform/notify/system-notification.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { Switch } from '../../ui/kit/inputs/switch.tsx';
import { changePreference } from './preferences-sync.ts';
import s from './settings.module.css';

/** Notifications of the system: the browser asks the player at the first time. */
function SystemSwitch() {
  const { t } = useTranslation();
  const wanted = usePreferences((state) => state.nsy);
  const [permission, setPermission] = useState(notificationPermission);
  const blocked = permission === 'denied';
  const change = async (on: boolean): Promise<void> => {
    const answer = on ? await askForNotifications() : permission;
    setPermission(answer);
    changePreference('nsy', on && answer === 'granted');
  };
  return (
    <Switch
      label={t('settings.away.system')}
      hint={t(blocked ? 'settings.away.blocked' : 'settings.away.systemHint')}
      checked={wanted && permission === 'granted'}
      disabled={blocked}
      onChange={(on) => void change(on)}
    />
  );
}

/** What calls the player back who looks elsewhere, by category. */
export function AwaySection() {
  const { t } = useTranslation();
  const { nma, nin, nqu, nme } = usePreferences();
  return (
    <fieldset className={s.away}>
      <legend className={s.legend}>{t('settings.away.title')}</legend>
      <p className={s.hint}>{t('settings.away.hint')}</p>
      <Switch label={t('settings.away.match')} checked={nma} onChange={(on) => changePreference('nma', on)} />
      <Switch label={t('settings.away.queue')} checked={nqu} onChange={(on) => changePreference('nqu', on)} />
      <Switch label={t('settings.away.invite')} checked={nin} onChange={(on) => changePreference('nin', on)} />
      <Switch label={t('settings.away.message')} checked={nme} onChange={(on) => changePreference('nme', on)} />
      {offersNotifications() ? <SystemSwitch /> : null}
    </fieldset>
  );
}
