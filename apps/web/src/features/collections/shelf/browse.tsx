import { COLLECTIONS } from '@syllaboom/engine';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { type Loaded, useApiQuery } from '../../../platform/query/use-api-query.ts';
import { useKept } from '../../../platform/query/use-kept.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Pager } from '../../../ui/kit/layout/pager.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { useUser } from '../../session/index.ts';
import { COLLECTION_SEARCH_MS, COLLECTIONS_FRESH_MS } from '../collection-timings.ts';
import { usePage } from '../use-page.ts';
import { Booklet } from './booklet.tsx';
import { BrowseBar } from './browse-bar.tsx';
import s from './collections.module.css';
import { type ShelfState, useShelf } from './shelf-state.ts';

type CollectionPage = CallReply<'publicCollections'>;
const FRESH = { staleTime: COLLECTIONS_FRESH_MS } as const;

/** A page of all public collections, or of those whose names a search fits. */
function usePublic({ sort, language }: ShelfState, search: string, page: number): Loaded<CollectionPage> {
  const more = {
    ...(page === 1 ? {} : { page: String(page) }),
    ...(language === null ? {} : { locale: language }),
  };
  const searches = search !== '';
  const all = useApiQuery('publicCollections', { query: { sort, ...more } }, { ...FRESH, enabled: !searches });
  const found = useApiQuery('searchCollections', { query: { q: search, ...more } }, { ...FRESH, enabled: searches });
  return useKept(searches ? found : all);
}

interface PublicShelfProps {
  readonly reply: CollectionPage;
  readonly busy: boolean;
  /** Something is looked for. */
  readonly filtered: boolean;
  readonly onClear: () => void;
  readonly onPage: (page: number) => void;
}

function PublicShelf({ reply: { collections, pagination }, busy, filtered, onClear, onPage }: PublicShelfProps) {
  const { t } = useTranslation();
  const ownId = useUser()?.id;
  const { totalCollections: total, currentPage, totalPages } = pagination;
  if (collections.length === 0 && filtered)
    return (
      <EmptyState title={t('collections.noMatch')} text={t('collections.noMatchText')} seed="Quokka">
        <Btn onClick={onClear}>
          <X size={18} strokeWidth={3} aria-hidden="true" />
          {t('home.clearFilters')}
        </Btn>
      </EmptyState>
    );
  if (collections.length === 0)
    return <EmptyState title={t('collections.nonePublic')} text={t('collections.nonePublicText')} seed="Biscuit" />;
  return (
    <div className={s.found} aria-busy={busy}>
      <p className={s.count} role="status">
        {t('collections.found', { count: total })}
      </p>
      <ul className={s.shelf} aria-label={t('collections.browse')}>
        {collections.map((collection) => (
          <Booklet key={collection.id} collection={collection} own={collection.owner === ownId} />
        ))}
      </ul>
      <Pager
        page={currentPage}
        total={Math.min(total, totalPages * COLLECTIONS.page)}
        perPage={COLLECTIONS.page}
        onPage={onPage}
        numbered
      />
    </div>
  );
}

/** What others have made public: sorted, in one language or all, or by a search for a name. */
export function Browse() {
  const { t } = useTranslation();
  const shelf = useShelf();
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), COLLECTION_SEARCH_MS);
  const { page, toPage } = usePage(JSON.stringify([shelf.sort, shelf.language, search]));
  const found = usePublic(shelf, search, page);
  const top = useRef<HTMLDivElement>(null);
  const shownPage = found.data?.pagination.currentPage ?? 1;
  const lastPage = useRef(shownPage);
  useEffect(() => {
    if (lastPage.current !== shownPage) top.current?.scrollIntoView({ block: 'nearest' });
    lastPage.current = shownPage;
  }, [shownPage]);
  return (
    <div className={s.side}>
      <div ref={top}>
        <BrowseBar search={text} onSearch={setText} />
      </div>
      <LoadView of={found} failed={t('collections.loadFailed')}>
        {(reply) => (
          <PublicShelf
            reply={reply}
            busy={found.busy}
            filtered={search !== '' || shelf.language !== null}
            onClear={() => {
              setText('');
              useShelf.setState({ language: null });
            }}
            onPage={toPage}
          />
        )}
      </LoadView>
    </div>
  );
}
