import { HeartHandshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoneyShop } from '../../discord-goods/index.ts';
import { MARKET_PARTS } from '../market-parts.ts';
import s from '../shop.module.css';

/** Codes, diamonds for real money, and what purchases are good for. */
export function MarketTab() {
  const { t } = useTranslation();
  return (
    <div className={s.blocks}>
      {MARKET_PARTS.map((Body, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Body key={at} />
      ))}
      <section className={s.block} aria-label={t('shop.gemPacks')}>
        <h2>{t('shop.gemPacks')}</h2>
        <MoneyShop kind="diamond" />
      </section>
      <section className={s.block} aria-label={t('shop.supportTitle')}>
        <h2>{t('shop.supportTitle')}</h2>
        <p className={s.support}>
          <HeartHandshake size={30} strokeWidth={2.4} aria-hidden="true" />
          {t('shop.support')}
        </p>
      </section>
    </div>
  );
}
