import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { RewardIcon } from '../../spawns/reward-icon.tsx';
import s from './price.module.css';

/** What things are paid with. */
export type Currency = 'coin' | 'diamond' | 'key';
/** So much of a currency. */
export interface Amount {
  readonly amount: number;
  readonly currency: Currency;
}

/** A price with its currency: the number with a picture for the eye, the whole words for readers. */
export function Price({ amount, currency, className }: Amount & { className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <span className={clsx(s.price, className)}>
      <RewardIcon kind={currency} size={19} />
      <b aria-hidden="true">{formatNumber(amount)}</b>
      <span className="sr">{t(`shop.amount.${currency}`, { count: amount })}</span>
    </span>
  );
}
