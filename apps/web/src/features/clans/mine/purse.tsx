import type { Clan } from '@syllaboom/contracts';
import { CLAN_CURRENCIES, CLAN_FEES, type ClanCurrency } from '@syllaboom/engine';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '../../../ui/kit/goods/price.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import s from './purse.module.css';

/** How full a jar is, 0–1: little shows at once, and there is always room for more. */
const levelOf = (amount: number, currency: ClanCurrency): number =>
  Math.min(1, Math.log1p(amount) / Math.log1p(CLAN_FEES[currency]));

function Jar({ amount, currency }: { amount: number; currency: ClanCurrency }) {
  const level = levelOf(amount, currency);
  return (
    <li className={s.jar}>
      <svg viewBox="0 0 46 52" width="40" height="45" aria-hidden="true" data-currency={currency}>
        <path
          className={s.inside}
          d="M9 14c-4 3-5 7-5 11v16c0 5 3 8 8 8h22c5 0 8-3 8-8V25c0-4-1-8-5-11z"
          fill="#0d0714aa"
        />
        <g className={s.filling} style={{ '--level': level } as CSSProperties}>
          <path d="M5 24q9-5 18 0t18 0v17q0 7-8 7H13q-8 0-8-7z" />
        </g>
        <path
          d="M9 14c-4 3-5 7-5 11v16c0 5 3 8 8 8h22c5 0 8-3 8-8V25c0-4-1-8-5-11z"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="3.4"
        />
        <path d="M11 22c-2 2-2 5-2 8v8" fill="none" stroke="#fff9" strokeWidth="3" strokeLinecap="round" />
        <path d="M9 6h28v8H9z" fill="#c98a4b" stroke="var(--ink)" strokeWidth="3.4" strokeLinejoin="round" />
      </svg>
      <Price amount={amount} currency={currency} />
    </li>
  );
}

/** The clan's purse: a jar for each currency. */
export function Purse({ balance }: { balance: NonNullable<Clan['balance']> }) {
  const { t } = useTranslation();
  return (
    <Tip label={t('clans.balanceText')}>
      <ul className={s.purse} aria-label={t('clans.balance')}>
        {CLAN_CURRENCIES.map((currency) => (
          <Jar key={currency} amount={balance[currency]} currency={currency} />
        ))}
      </ul>
    </Tip>
  );
}
