import type { ClanSettings } from '@syllaboom/contracts';
import { CLAN_CURRENCIES, CLAN_FEES, CLANS, type ClanCurrency } from '@syllaboom/engine';
import { DoorOpen } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { inWords } from '../actions/afford.ts';
import { saveSettings } from '../actions/change-clan.ts';
import { useIsUnderWay } from '../actions/clan-actions.ts';
import s from './manage.module.css';

/** A whole number as it is written; null where it is none. */
const wholeOf = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : null);

/** The level that it takes to join, and the fee. */
export function ClanSettingsForm({ settings }: { settings: ClanSettings }) {
  const { t } = useTranslation();
  const [level, setLevel] = useState(String(settings.minLevel));
  const [fee, setFee] = useState(String(settings.joinFee));
  const [feeType, setFeeType] = useState<ClanCurrency>(settings.feeType);
  const busy = useIsUnderWay('settings');
  const minLevel = wholeOf(level);
  const joinFee = wholeOf(fee);
  const isLevel = minLevel !== null && minLevel >= CLANS.minLevelLeast && minLevel <= CLANS.minLevelMost;
  const isFee = joinFee !== null && joinFee <= CLAN_FEES[feeType];
  const isSame = minLevel === settings.minLevel && joinFee === settings.joinFee && feeType === settings.feeType;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (isLevel && isFee) void saveSettings({ minLevel, joinFee, feeType });
  };
  return (
    <section className={s.box} aria-labelledby="clan-settings">
      <h3 id="clan-settings">
        <DoorOpen size={21} strokeWidth={2.6} aria-hidden="true" />
        {t('clans.settings.title')}
      </h3>
      <form className={s.form} onSubmit={save} noValidate>
        <div className={s.pair}>
          <TextField
            label={t('clans.settings.minLevel')}
            inputMode="numeric"
            value={level}
            maxLength={3}
            error={isLevel ? null : wordsForCode('clan/min_level')}
            onChange={(event) => setLevel(event.target.value)}
          />
          <TextField
            label={t('clans.settings.joinFee')}
            inputMode="numeric"
            value={fee}
            maxLength={9}
            error={isFee ? null : wordsForCode('clan/join_fee')}
            onChange={(event) => setFee(event.target.value)}
          />
        </div>
        <Segments
          label={t('clans.settings.feeType')}
          labelled
          value={feeType}
          choices={CLAN_CURRENCIES.map((currency) => ({ value: currency, label: t(`clans.currency.${currency}`) }))}
          onChange={setFeeType}
        />
        <p className={s.quiet}>
          {t('clans.settings.feeHint', { most: inWords({ amount: CLAN_FEES[feeType], currency: feeType }) })}
        </p>
        <Btn type="submit" disabled={busy || isSame || !isLevel || !isFee}>
          {t(busy ? 'clans.settings.saving' : 'clans.settings.save')}
        </Btn>
      </form>
    </section>
  );
}
