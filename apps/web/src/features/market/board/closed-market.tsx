import { useTranslation } from 'react-i18next';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { useDeals } from '../deals/market-deals.ts';
import { listFailure } from '../list-failure.ts';
import s from './board.module.css';
import { OwnListings } from './own-listings.tsx';

/** The market is closed; what the player has on it can be taken off all the same. */
export function ClosedMarket() {
  const { t } = useTranslation();
  const deals = useDeals();
  const mine = useApiQuery('market', { query: { mine: 'true' } });
  return (
    <section className={s.board} tabIndex={-1} data-market-board="" aria-label={t('market.listings')}>
      <EmptyState title={wordsForCode('market/off')} text={t('market.closedText')} seed="Lumi" mood="out" />
      <LoadView of={mine} failed={listFailure(mine, t)} small>
        {({ sellers }) => {
          const own = sellers.flatMap(({ words }) => words).filter(({ id }) => deals[id] !== 'gone');
          return own.length > 0 ? <OwnListings listings={own} /> : null;
        }}
      </LoadView>
    </section>
  );
}
