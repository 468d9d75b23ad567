import { KEYBOARD_SIZES } from '@syllaboom/contracts';
import { useTranslation } from 'react-i18next';
import { canVibrate, vibrate } from '../../platform/haptics/haptics.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { Switch } from '../../ui/kit/inputs/switch.tsx';
import { changePreference } from './preferences-sync.ts';
import { SizeChoice } from './size-choice.tsx';
import s from './settings.module.css';

/** How typing behaves, and what is felt. */
export function GameplayTab() {
  const { t } = useTranslation();
  const { sphyp, cra, rf, vib, kbs } = usePreferences();
  const vibrates = canVibrate();
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
      <Switch
        label={t('settings.vibration')}
        hint={t(vibrates ? 'settings.vibrationHint' : 'settings.vibrationNone')}
        checked={vib && vibrates}
        disabled={!vibrates}
        onChange={(on) => {
          changePreference('vib', on);
          vibrate('turn');
        }}
      />
      <SizeChoice
        label={t('settings.keyboardSize')}
        hint={t('settings.keyboardSizeHint')}
        sizes={KEYBOARD_SIZES}
        chosen={kbs}
        format={(size) => t(`settings.keyboardSizes.${size}`)}
        onChoose={(size) => changePreference('kbs', size)}
      />
    </div>
  );
}
