import type { MarketSale } from '@syllaboom/contracts';
import { MoveRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openProfile, openWord } from '../../../navigation/windows.ts';
import { formatAgo } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { timeOfId } from '../../../platform/time-of-id.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Critter } from '../../../ui/critter/critter.tsx';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { WordLink } from '../../../ui/kit/buttons/word-link.tsx';
import { Price } from '../../../ui/kit/goods/price.tsx';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { useUser } from '../../session/index.ts';
import { MARKET_ANEW_MS } from '../market-timings.ts';
import { WordTiles } from '../word-tiles.tsx';
import s from './sale-history.module.css';

/** Who sold or bought; banned and erased players have no name. */
function Trader({ who, side }: { who: MarketSale['seller']; side: 'seller' | 'buyer' }) {
  const { t } = useTranslation();
  const label = <span className="sr">{t(`market.${side}`)}</span>;
  if (who.id === '')
    return (
      <span className={s.trader}>
        {label}
        <Critter seed="nobody" size={26} />
        <span>{t('exchange.somebody')}</span>
      </span>
    );
  return (
    <button type="button" className={s.trader} onClick={() => openProfile(who.id, who.displayName)}>
      {label}
      <PlayerFace seed={who.avatar || who.id} frame={who.frame} size={26} />
      <span>{who.displayName}</span>
    </button>
  );
}

function Sale({ sale, isOwn }: { sale: MarketSale; isOwn: boolean }) {
  const { word, type, locales, seller, buyer, price, priceType } = sale;
  const [locale] = locales;
  return (
    <li className={s.sale} data-own={isOwn || undefined}>
      <p className={s.word}>
        {locale === undefined ? null : <LocaleFlag locale={locale} />}
        {type === 'syllable' || locale === undefined ? (
          <WordTiles word={word} lang={locale} />
        ) : (
          <WordLink word={word} locale={locale} onOpen={() => openWord(locale, word)}>
            <b>{word}</b>
          </WordLink>
        )}
      </p>
      <p className={s.price}>
        <Price amount={price} currency={priceType} />
        <small>{formatAgo(timeOfId(sale._id))}</small>
      </p>
      <p className={s.traders}>
        <Trader who={seller} side="seller" />
        <MoveRight size={18} strokeWidth={3} aria-hidden="true" />
        <Trader who={buyer} side="buyer" />
      </p>
    </li>
  );
}

/** What was sold lately, by everybody, or sold and bought by the player. */
export function SaleHistory() {
  const { t } = useTranslation();
  const user = useUser();
  const [whose, setWhose] = useState<'everybody' | 'mine'>('everybody');
  const history = useApiQuery(
    'marketHistory',
    { query: whose === 'mine' ? { mine: 'true' } : {} },
    { refetchInterval: MARKET_ANEW_MS },
  );
  return (
    <div className={s.history}>
      <Segments
        label={t('market.whose')}
        value={whose}
        choices={[
          { value: 'everybody', label: t('exchange.everybody') },
          { value: 'mine', label: t('exchange.mine') },
        ]}
        onChange={setWhose}
      />
      <LoadView of={history} failed={t('market.historyFailed')} small>
        {(sales) =>
          sales.length === 0 ? (
            <EmptyState title={t(whose === 'mine' ? 'market.historyNoneMine' : 'market.historyNone')} seed="Biscuit" />
          ) : (
            <ol className={s.sales} aria-label={t('market.historyTitle')}>
              {sales.map((sale) => (
                <Sale key={sale._id} sale={sale} isOwn={[sale.seller.id, sale.buyer.id].includes(user?.id ?? '-')} />
              ))}
            </ol>
          )
        }
      </LoadView>
    </div>
  );
}
