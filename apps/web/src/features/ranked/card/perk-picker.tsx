import { PERKS, type Perk } from '@syllaboom/engine';
import { Check, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sound } from '../../../platform/sound/sound.ts';
import { PerkIcon } from './perk-icon.tsx';
import s from './perk-picker.module.css';

interface PerkPickerProps {
  chosen: Perk | null;
  /** Whether perks act in this season. */
  act: boolean;
  onChoose: (perk: Perk | null) => void;
}

/** The seven perks with picture, name and what they would do, and none. */
export function PerkPicker({ chosen, act, onChoose }: PerkPickerProps) {
  const { t } = useTranslation();
  const choices: readonly (Perk | null)[] = [...PERKS, null];
  return (
    <div className={s.picker}>
      <p className={s.note}>
        <Info size={20} strokeWidth={2.7} aria-hidden="true" />
        {t(act ? 'ranked.perksOn' : 'ranked.perksOff')}
      </p>
      <div role="radiogroup" aria-label={t('ranked.selectPerk')} className={s.perks}>
        {choices.map((perk) => (
          <label key={perk ?? 'none'} className={s.perk} data-perk={perk ?? 'none'}>
            <input
              type="radio"
              name="perk"
              checked={perk === chosen}
              onChange={() => {
                sound.play('tap');
                onChoose(perk);
              }}
            />
            <span className={s.icon}>
              <PerkIcon perk={perk} size={26} />
            </span>
            <span className={s.words}>
              <b>{perk === null ? t('ranked.noPerk') : t(`ranked.perks.${perk}.name`)}</b>
              <small>{perk === null ? t('ranked.noPerkText') : t(`ranked.perks.${perk}.text`)}</small>
            </span>
            <Check className={s.check} size={24} strokeWidth={3.4} aria-hidden="true" />
          </label>
        ))}
      </div>
    </div>
  );
}
