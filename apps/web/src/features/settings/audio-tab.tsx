import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../platform/i18n/format.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { sound } from '../../platform/sound/sound.ts';
import { KEY_SETS } from '../../platform/sound/voices.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Slider } from '../../ui/kit/inputs/slider.tsx';
import { changePreference } from './preferences-sync.ts';
import s from './settings.module.css';

const asPercent = (value: number): number => Math.round(value * 100);
const withSign = (value: number): string => formatPercent(value / 100);

/** Volumes and the sound of the keys. */
export function AudioTab() {
  const { t } = useTranslation();
  const { ev, mv, btv, ks } = usePreferences();
  const choose = (index: number) => {
    changePreference('ks', index);
    sound.unlock();
    sound.key();
  };
  return (
    <div className={s.rows}>
      <Slider
        label={t('settings.effects')}
        value={asPercent(ev)}
        format={withSign}
        onChange={(value) => {
          changePreference('ev', value / 100);
          sound.play('tap');
        }}
      />
      <Slider
        label={t('settings.music')}
        value={asPercent(mv)}
        format={withSign}
        onChange={(value) => changePreference('mv', value / 100)}
      />
      <Slider
        label={t('settings.ticking')}
        value={asPercent(btv)}
        format={withSign}
        onChange={(value) => {
          changePreference('btv', value / 100);
          sound.play('tick');
        }}
      />
      <fieldset>
        <legend className={s.legend}>{t('settings.keySound')}</legend>
        <div className={s.keySets}>
          {[-1, ...KEY_SETS.keys()].map((index) => (
            <Btn
              key={index}
              size="sm"
              tone={index === ks ? 'gold' : 'plain'}
              aria-pressed={index === ks}
              onClick={() => choose(index)}
            >
              {index < 0 ? t('settings.keyOff') : t(`settings.keySets.${KEY_SETS[index] ?? 'thock'}`)}
            </Btn>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
