import { COLLECTIONS } from '@syllaboom/engine';
import { BookPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openNewCollection } from '../../../navigation/windows.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { useKept } from '../../../platform/query/use-kept.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Pager } from '../../../ui/kit/layout/pager.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { COLLECTIONS_FRESH_MS } from '../collection-timings.ts';
import { usePage } from '../use-page.ts';
import { Booklet } from './booklet.tsx';
import s from './collections.module.css';

/** The place of the next booklet, or why there is none. */
function NextBooklet({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation();
  return (
    <li className={s.place}>
      {isFull ? (
        <p className={s.full}>{wordsForCode('collection/too_many')}</p>
      ) : (
        <button type="button" className={s.next} onClick={() => openNewCollection()}>
          <BookPlus size={34} strokeWidth={2.4} aria-hidden="true" />
          {t('collections.new')}
        </button>
      )}
    </li>
  );
}

function OwnShelf({ reply, onPage }: { reply: CallReply<'myCollections'>; onPage: (page: number) => void }) {
  const { t } = useTranslation();
  const { collections, pagination } = reply;
  const total = pagination.totalCollections;
  if (total === 0)
    return (
      <EmptyState title={t('collections.noneMine')} text={t('collections.noneMineText')} seed="Biscuit">
        <Btn tone="gold" onClick={() => openNewCollection()}>
          <BookPlus size={19} strokeWidth={2.7} aria-hidden="true" />
          {t('collections.new')}
        </Btn>
      </EmptyState>
    );
  return (
    <>
      <p className={s.count} role="status">
        {t('collections.ofMost', { count: formatNumber(total), most: formatNumber(COLLECTIONS.most) })}
      </p>
      <ul className={s.shelf} aria-label={t('collections.mine')}>
        {collections.map((collection) => (
          <Booklet key={collection.id} collection={collection} own />
        ))}
        <NextBooklet isFull={total >= COLLECTIONS.most} />
      </ul>
      <Pager page={pagination.currentPage} total={total} perPage={COLLECTIONS.page} onPage={onPage} numbered />
    </>
  );
}

/** The player's own collections, with the place of the next one. */
export function Mine() {
  const { t } = useTranslation();
  const { page, toPage } = usePage('mine');
  const query = { limit: String(COLLECTIONS.page), ...(page === 1 ? {} : { page: String(page) }) };
  const own = useKept(useApiQuery('myCollections', { query }, { staleTime: COLLECTIONS_FRESH_MS }));
  return (
    <div className={s.side}>
      <LoadView of={own} failed={t('collections.loadFailed')}>
        {(reply) => <OwnShelf reply={reply} onPage={toPage} />}
      </LoadView>
    </div>
  );
}
