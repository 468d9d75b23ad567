import type { ClanSettings } from '@syllaboom/contracts';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/kit/chip.tsx';
import { Price } from '../../../ui/kit/goods/price.tsx';

/** What it takes to join: the level, and the fee. */
export function ClanTerms({ settings: { minLevel, joinFee, feeType } }: { settings: ClanSettings }) {
  const { t } = useTranslation();
  return (
    <>
      <Chip size="sm">{t('clans.settings.minLevelFact', { level: minLevel })}</Chip>
      <Chip size="sm">
        <span className="sr">{t('clans.settings.joinFee')}: </span>
        {joinFee === 0 ? t('clans.settings.free') : <Price amount={joinFee} currency={feeType} />}
      </Chip>
    </>
  );
}
