import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../platform/preferences.ts';
import { Switch } from '../../ui/kit/switch.tsx';
import { changePreference } from './preferences-sync.ts';
import s from './settings.module.css';

/** How typing behaves. */
export function GameplayTab() {
  const { t } = useTranslation();
  const { sphyp, cra, rf } = usePreferences();
  return (
    <div className={s.rows}>
      <Switch
        label={t('settings.spaceHyphen')}
        hint={t('settings.spaceHyphenHint')}
        checked={sphyp}
        onChange={(on) => changePreference('sphyp', on)}
      />
      <Switch
        label={t('settings.ctrlA')}
        hint={t('settings.ctrlAHint')}
        checked={cra}
        onChange={(on) => changePreference('cra', on)}
      />
      <Switch
        label={t('settings.redFlash')}
        hint={t('settings.redFlashHint')}
        checked={rf}
        onChange={(on) => changePreference('rf', on)}
      />
    </div>
  );
}
