import type { MarketListing } from '@syllaboom/contracts';
import { MARKET } from '@syllaboom/engine';
import { Tag, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openSell } from '../../../navigation/windows.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Pager } from '../../../ui/kit/layout/pager.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { useUser } from '../../session/index.ts';
import { useDeals } from '../deals/market-deals.ts';
import s from './board.module.css';
import { OwnListings } from './own-listings.tsx';
import { SellerGroup } from './seller-group.tsx';

interface NothingProps {
  readonly filtered: boolean;
  /** Something of one's own is for sale. */
  readonly sells: boolean;
  readonly onClear: () => void;
}

/** Nothing to be seen of others: there is nothing, or nothing fits. */
function Nothing({ filtered, sells, onClear }: NothingProps) {
  const { t } = useTranslation();
  if (filtered)
    return (
      <EmptyState title={t('market.noMatch')} text={t('market.noMatchText')} seed="Quokka">
        <Btn onClick={onClear}>
          <X size={18} strokeWidth={3} aria-hidden="true" />
          {t('home.clearFilters')}
        </Btn>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t(sells ? 'market.noneElse' : 'market.none')}
      text={t(sells ? 'market.noneElseText' : 'market.noneText')}
      seed="Biscuit"
    >
      <Btn tone="gold" onClick={() => openSell()}>
        <Tag size={18} strokeWidth={2.8} aria-hidden="true" />
        {t('market.sell')}
      </Btn>
    </EmptyState>
  );
}

interface BoardProps {
  readonly reply: CallReply<'market'>;
  /** Something is looked for. */
  readonly filtered: boolean;
  readonly busy: boolean;
  readonly onClear: () => void;
  readonly onPage: (page: number) => void;
}

/** The notice board: one's own tickets on top, below them those of the others by seller, and the pages. */
export function Board({ reply: { sellers, pagination }, filtered, busy, onClear, onPage }: BoardProps) {
  const { t } = useTranslation();
  const ownId = useUser()?.id;
  const deals = useDeals();
  const there = (words: readonly MarketListing[]) => words.filter(({ id }) => deals[id] !== 'gone');
  const groups = sellers
    .map((seller) => ({ ...seller, words: there(seller.words) }))
    .filter(({ words }) => words.length > 0);
  const own = groups.filter(({ _id }) => _id === ownId).flatMap(({ words }) => words);
  const others = groups.filter(({ _id }) => _id !== ownId);
  const { currentPage, totalListings } = pagination;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard goes on from here when a ticket is gone
    <section className={s.board} tabIndex={-1} data-market-board="" aria-label={t('market.listings')} aria-busy={busy}>
      {own.length > 0 ? <OwnListings listings={own} /> : null}
      {others.length > 0 ? (
        <>
          <p className={s.count} role="status">
            {t('market.found', { count: totalListings })}
          </p>
          <div className={s.sellers}>
            {others.map((seller) => (
              <SellerGroup key={seller._id} seller={seller} />
            ))}
          </div>
        </>
      ) : (
        <Nothing filtered={filtered} sells={own.length > 0} onClear={onClear} />
      )}
      <Pager page={currentPage} total={totalListings} perPage={MARKET.page} onPage={onPage} numbered />
    </section>
  );
}
