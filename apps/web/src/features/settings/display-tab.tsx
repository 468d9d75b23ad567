import { TEXT_SIZES } from '@syllaboom/contracts';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../platform/i18n/format.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { Switch } from '../../ui/kit/inputs/switch.tsx';
import { InterfaceLanguage } from './interface-language.tsx';
import { changePreference } from './preferences-sync.ts';
import { SizeChoice } from './size-choice.tsx';
import s from './settings.module.css';
import { THEMES } from './themes.ts';

/** The language, the size of the text, and the look: one small stage per theme, painted in its own colours. */
export function DisplayTab() {
  const { t } = useTranslation();
  const { t: theme, ld, ts } = usePreferences();
  return (
    <div className={s.rows}>
      <InterfaceLanguage />
      <SizeChoice
        label={t('settings.textSize')}
        hint={t('settings.textSizeHint')}
        sizes={TEXT_SIZES}
        chosen={ts}
        format={(size) => formatPercent(size / 100)}
        onChoose={(size) => changePreference('ts', size)}
      />
      <fieldset>
        <legend className={s.legend}>{t('settings.theme')}</legend>
        <div className={s.themes}>
          {THEMES.map((id) => (
            <button
              key={id}
              type="button"
              className={s.theme}
              data-theme={id}
              aria-pressed={id === theme}
              onClick={() => changePreference('t', id)}
            >
              <span className={s.themeStage} aria-hidden="true">
                <i className={s.themeFelt} />
                <i className={s.themeTile}>A</i>
                <i className={s.themeAccent} />
              </span>
              <span className={s.themeName}>{t(`settings.themes.${id}`)}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <Switch
        label={t('settings.lowDetail')}
        hint={t('settings.lowDetailHint')}
        checked={ld}
        onChange={(on) => changePreference('ld', on)}
      />
    </div>
  );
}
