import { rateOf } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../platform/query/use-api-query.ts';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { ExchangeCard } from './exchange-card.tsx';
import { ExchangeHistory } from './exchange-history.tsx';
import s from './exchange.module.css';

/** While they are in sight the rates are read anew so often; between full minutes only exchanges move them. */
const ANEW_MS = 20_000;

/** Coins for diamonds and diamonds for coins, and what was exchanged lately. */
export function Exchange() {
  const { t } = useTranslation();
  const rates = useApiQuery('exchangeRates', {}, { refetchInterval: ANEW_MS });
  const isClosed = rates.failure !== null && rates.failure === t('errors.exchange/off');
  return (
    <div className={s.page}>
      <LoadView of={rates} failed={isClosed ? t('errors.exchange/off') : t('exchange.ratesFailed')} small>
        {({ reserves, fee }) => (
          <>
            <p className={s.lead}>
              <b>
                {t('exchange.rate', {
                  coins: t('exchange.amount.coin', { count: Math.round(rateOf(reserves, 'diamond')) }),
                })}
              </b>
              <span className={s.fee}>{t('exchange.fee', { fee })}</span>
              <span>{t('exchange.lead')}</span>
            </p>
            <div className={s.cards}>
              <ExchangeCard from="diamond" reserves={reserves} />
              <ExchangeCard from="coin" reserves={reserves} />
            </div>
          </>
        )}
      </LoadView>
      <ExchangeHistory />
    </div>
  );
}
