import type { MarketGood } from '@syllaboom/contracts';
import { MARKET, MARKET_TYPES, type MarketType } from '@syllaboom/engine';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SellWish } from '../../../navigation/windows.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { Pager } from '../../../ui/kit/layout/pager.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { SearchField } from '../../../ui/kit/inputs/search-field.tsx';
import { listFailure } from '../list-failure.ts';
import { MARKET_SEARCH_MS } from '../market-timings.ts';
import { useKept } from '../../../platform/query/use-kept.ts';
import s from './goods-list.module.css';

const SEARCH_LENGTH = 60;
const freeOf = ({ pieces }: MarketGood): number => pieces.reduce((sum, { free }) => sum + free, 0);

/** One thing that could be sold; what is promised already can't be. */
function Good({ good, onChoose }: { good: MarketGood; onChoose: (wish: SellWish) => void }) {
  const { t } = useTranslation();
  const { word, type, pieces, listing } = good;
  const free = freeOf(good);
  const first = pieces.find((piece) => piece.free > 0) ?? pieces[0];
  if (first === undefined) return null;
  return (
    <li>
      <button
        type="button"
        className={s.good}
        data-good={word}
        disabled={free === 0}
        onClick={() => onChoose({ type, word, locale: first.locale })}
      >
        <span className={s.flags}>
          {pieces.map(({ locale }) => (
            <LocaleFlag key={locale} locale={locale} />
          ))}
        </span>
        <b lang={first.locale}>
          <span style={{ '--letters': [...word].length } as CSSProperties}>{word}</span>
        </b>
        <small>
          {listing === null
            ? null
            : t('market.onSale', { price: t(`shop.amount.${listing.priceType}`, { count: listing.price }) })}
          {listing === null && free === 0 ? t('market.notFree') : null}
        </small>
        {free > 1 ? (
          <span className={s.count}>
            <span aria-hidden="true">×{formatNumber(free)}</span>
            <span className="sr">{t('market.pieces', { count: free })}</span>
          </span>
        ) : null}
      </button>
    </li>
  );
}

/** What the player could sell: discovered words or tiles, with a search. */
export function GoodsList({ onChoose }: { onChoose: (wish: SellWish) => void }) {
  const { t } = useTranslation();
  const [type, setType] = useState<MarketType>('discovery');
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), MARKET_SEARCH_MS);
  const of = `${type} ${search}`;
  const [at, setAt] = useState({ of, page: 1 });
  const page = at.of === of ? at.page : 1;
  const goods = useApiQuery('marketGoods', {
    query: {
      type,
      ...(search === '' ? {} : { search }),
      ...(page === 1 ? {} : { page: String(page) }),
    },
  });
  const kept = useKept(goods);
  return (
    <div className={s.choosing}>
      <p className={s.ask}>{t('market.choose')}</p>
      <Segments
        label={t('market.type')}
        value={type}
        choices={MARKET_TYPES.map((value) => ({ value, label: t(`market.yours.${value}`) }))}
        onChange={setType}
      />
      <search>
        <SearchField label={t('market.searchGoods')} value={text} most={SEARCH_LENGTH} onChange={setText} />
      </search>
      <LoadView of={kept} failed={listFailure(goods, t)} small>
        {(reply) =>
          reply.goods.length === 0 ? (
            <EmptyState
              title={t(search === '' ? `market.noGoods.${type}` : 'market.noMatch')}
              text={search === '' ? t(`market.noGoodsText.${type}`) : undefined}
              seed="Biscuit"
            />
          ) : (
            <>
              <ul className={s.goods} aria-busy={goods.data === null} aria-label={t(`market.yours.${type}`)}>
                {reply.goods.map((good) => (
                  <Good key={good.word} good={good} onChoose={onChoose} />
                ))}
              </ul>
              <Pager
                page={reply.pagination.currentPage}
                total={reply.pagination.totalGoods}
                perPage={MARKET.goodsPage}
                onPage={(next) => setAt({ of, page: next })}
              />
            </>
          )
        }
      </LoadView>
    </div>
  );
}
