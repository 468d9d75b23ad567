import { History, Tag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openMarketHistory, openSell } from '../../navigation/windows.ts';
import type { CallInput } from '../../platform/api/create-api.ts';
import { wordsForCode } from '../../platform/i18n/error-words.ts';
import { useNarrow } from '../../platform/media.ts';
import { useApiQuery } from '../../platform/query/use-api-query.ts';
import { sessionPort } from '../../platform/session-port.ts';
import { useSettled } from '../../platform/use-settled.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { NoGuests, useUser } from '../session/index.ts';
import { Board } from './board/board.tsx';
import { ClosedMarket } from './board/closed-market.tsx';
import { FilterBar } from './filter-bar.tsx';
import { isClosed, listFailure } from './list-failure.ts';
import { FIRST_MARKET_FILTER, type MarketFilter, useMarketFilter } from './market-filter.ts';
import { MARKET_ANEW_MS, MARKET_SEARCH_MS } from './market-timings.ts';
import s from './marketplace.module.css';
import { useKept } from '../../platform/query/use-kept.ts';

type MarketQuery = CallInput<'market'>['query'];

const queryOf = ({ type, language, sort }: MarketFilter, search: string, page: number): MarketQuery => ({
  sort,
  ...(page === 1 ? {} : { page: String(page) }),
  ...(type === null ? {} : { type }),
  ...(language === null ? {} : { locale: language }),
  ...(search === '' ? {} : { search }),
});

/** Whoever plays by a name alone may look, but neither buy nor sell. */
function WayInNotice() {
  const { t } = useTranslation();
  if (useUser()?.wayIn !== false) return null;
  return (
    <div className={s.notice} role="note">
      <p>{wordsForCode('auth/way_in_needed')}</p>
      <Btn size="sm" tone="gold" onClick={() => sessionPort().needWayIn()}>
        {t('invite.keepButton')}
      </Btn>
    </div>
  );
}

function Head() {
  const { t } = useTranslation();
  const narrow = useNarrow();
  return (
    <header className={s.head}>
      {/* On a phone the tab says where one is. */}
      <h2 className={narrow ? 'sr' : s.title}>{t('market.title')}</h2>
      <Btn size="sm" onClick={openMarketHistory}>
        <History size={17} strokeWidth={2.8} aria-hidden="true" />
        {t('market.history')}
      </Btn>
      <Btn size="sm" tone="gold" onClick={() => openSell()}>
        <Tag size={17} strokeWidth={2.8} aria-hidden="true" />
        {t('market.sell')}
      </Btn>
    </header>
  );
}

/** What is for sale, page by page. */
function Listings() {
  const { t } = useTranslation();
  const filter = useMarketFilter();
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), MARKET_SEARCH_MS);
  // Another filter and another search begin with their first page.
  const of = JSON.stringify([filter, search]);
  const [at, setAt] = useState({ of, page: 1 });
  const page = at.of === of ? at.page : 1;
  const market = useApiQuery('market', { query: queryOf(filter, search, page) }, { refetchInterval: MARKET_ANEW_MS });
  const kept = useKept(market);
  const top = useRef<HTMLDivElement>(null);
  const shownPage = kept.data?.pagination.currentPage ?? 1;
  const lastPage = useRef(shownPage);
  useEffect(() => {
    if (lastPage.current !== shownPage) top.current?.scrollIntoView({ block: 'nearest' });
    lastPage.current = shownPage;
  }, [shownPage]);
  if (isClosed(market)) return <ClosedMarket />;
  return (
    <>
      <div ref={top} className={s.tools}>
        <FilterBar search={text} onSearch={setText} />
      </div>
      <LoadView of={kept} failed={listFailure(market, t)}>
        {(reply) => (
          <Board
            reply={reply}
            busy={market.data === null}
            filtered={search !== '' || filter.type !== null || filter.language !== null}
            onClear={() => {
              setText('');
              useMarketFilter.setState({ ...FIRST_MARKET_FILTER, sort: filter.sort });
            }}
            onPage={(next) => setAt({ of, page: next })}
          />
        )}
      </LoadView>
    </>
  );
}

/** The marketplace: what players sell to each other. */
export function Marketplace() {
  const { t } = useTranslation();
  const id = useUser()?.id;
  return (
    <NoGuests title={t('market.guests')}>
      <div className={s.container}>
        <div className={s.market}>
          <Head />
          <WayInNotice />
          <Listings key={id} />
        </div>
      </div>
    </NoGuests>
  );
}
