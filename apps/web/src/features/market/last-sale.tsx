import type { LastSale as Sale } from '@syllaboom/contracts';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../platform/i18n/format.ts';
import { Price } from '../../ui/kit/goods/price.tsx';
import s from './last-sale.module.css';

/** What a thing last sold for, and when. */
export function LastSale({ of }: { of: Sale | null }) {
  const { t } = useTranslation();
  if (of === null) return <span className={s.last}>{t('market.neverSold')}</span>;
  return (
    <span className={s.last}>
      <History size={15} strokeWidth={2.8} aria-hidden="true" />
      <span>{t('market.lastSold')}</span>
      <Price amount={of.price} currency={of.priceType} />
      <span>{formatAgo(Date.parse(of.at))}</span>
    </span>
  );
}
