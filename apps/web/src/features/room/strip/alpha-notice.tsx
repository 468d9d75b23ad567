import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { useSnapshot } from '../store/use-topic.ts';
import s from './strip.module.css';

/** An own alphabet is complete: what coins count for now. */
export function AlphaNotice() {
  const { t } = useTranslation();
  const alpha = useSnapshot('alpha');
  useEffect(() => {
    if (alpha?.show) sound.play('win');
  }, [alpha]);
  if (!alpha?.show) return null;
  return (
    <div className={`${s.notice} ${s.alpha}`} role="status" data-testid="alpha-banner">
      <b>{t('modes.alphaDone')}</b>
      <span>{t('modes.alphaCoins', { multiplier: formatNumber(alpha.multiplier) })}</span>
    </div>
  );
}
