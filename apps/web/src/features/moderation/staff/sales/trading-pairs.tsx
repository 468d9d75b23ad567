import { STAFF_PAGE, type TradingPair } from '@syllaboom/contracts';
import { MARKET } from '@syllaboom/engine';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openProfile } from '../../../../navigation/windows.ts';
import { formatDate } from '../../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../../platform/query/use-api-query.ts';
import { Price } from '../../../../ui/kit/goods/price.tsx';
import { Pager } from '../../../../ui/kit/layout/pager.tsx';
import { EmptyState } from '../../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../../ui/kit/waiting/load-view.tsx';
import { PlayerName } from '../player-name.tsx';
import staff from '../staff.module.css';
import s from './trading-pairs.module.css';

/** One of the two, and what the other has paid them. */
function Side({ player, got }: { player: TradingPair['one']; got: number }) {
  const { t } = useTranslation();
  return (
    <div className={s.side}>
      <button type="button" className={s.name} onClick={() => openProfile(player.id, player.displayName)}>
        <PlayerName player={player} size={30} />
      </button>
      <p>
        <span>{t('moderation.sales.received')}</span> <Price amount={got} currency="coin" />
      </p>
    </div>
  );
}

function Pair({ pair: { one, other, sales, volume, toOne, toOther, lastDay } }: { pair: TradingPair }) {
  const { t } = useTranslation();
  return (
    <li className={s.pair}>
      <Side player={one} got={toOne} />
      <ArrowLeftRight className={s.arrows} size={20} strokeWidth={2.8} aria-hidden="true" />
      <Side player={other} got={toOther} />
      <div className={s.sum}>
        <Price amount={volume} currency="coin" />
        <small>{t('moderation.sales.count', { count: sales })}</small>
        {/* A day in UTC, whatever it is where it is read. */}
        <time dateTime={lastDay}>{formatDate(Date.parse(`${lastDay}T12:00:00`))}</time>
      </div>
    </li>
  );
}

/** Pairs of players who sold each other most, so that somebody who funnels value to another account stands out. */
export function TradingPairs() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const list = useApiQuery('tradingPairs', { query: { page: String(page) } });
  return (
    <div className={staff.scroll}>
      <p className={s.about}>
        {t('moderation.sales.about', {
          days: MARKET.pairDays,
          coins: t('shop.amount.coin', { count: MARKET.coinsOfDiamond }),
        })}
      </p>
      <LoadView of={list}>
        {({ pairs, total }) => (
          <>
            {total === 0 ? (
              <EmptyState title={t('moderation.sales.empty', { days: MARKET.pairDays })} seed="Biscuit" />
            ) : (
              <ol className={s.pairs} aria-label={t('moderation.section.sales')}>
                {pairs.map((pair) => (
                  <Pair key={`${pair.one.id} ${pair.other.id}`} pair={pair} />
                ))}
              </ol>
            )}
            <Pager page={page} total={total} perPage={STAFF_PAGE} onPage={setPage} />
          </>
        )}
      </LoadView>
    </div>
  );
}
