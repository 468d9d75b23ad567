import { type Collection, COLLECTION_WORD_SORTS, type CollectionWordSort } from '@syllaboom/contracts';
import { COLLECTIONS } from '@syllaboom/engine';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { useKept } from '../../../platform/query/use-kept.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Select } from '../../../ui/kit/inputs/select.tsx';
import { Pager } from '../../../ui/kit/layout/pager.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { COLLECTION_SEARCH_MS, COLLECTIONS_FRESH_MS } from '../collection-timings.ts';
import { SearchField } from '../../../ui/kit/inputs/search-field.tsx';
import { usePage } from '../use-page.ts';
import { Paper } from './paper.tsx';
import s from './word-pages.module.css';

/** Longer than any word. */
const SEARCH_LENGTH = 60;

interface ToolsProps {
  readonly search: string;
  readonly sort: CollectionWordSort;
  readonly onSearch: (search: string) => void;
  readonly onSort: (sort: CollectionWordSort) => void;
}

function Tools({ search, sort, onSearch, onSort }: ToolsProps) {
  const { t } = useTranslation();
  return (
    <search className={s.tools} aria-label={t('collections.wordFilters')}>
      <SearchField label={t('collections.searchWords')} value={search} most={SEARCH_LENGTH} onChange={onSearch} />
      <Select
        quiet
        label={t('collections.sort')}
        value={sort}
        choices={COLLECTION_WORD_SORTS.map((value) => ({ value, label: t(`collections.wordSorts.${value}`) }))}
        onChange={onSort}
      />
    </search>
  );
}

/** No word to be seen: there is none, or none that fits. */
function NoWords({ searched, editable, onClear }: { searched: boolean; editable: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  if (!searched)
    return (
      <EmptyState
        title={t('collections.noWords')}
        {...(editable ? { text: t('collections.noWordsText') } : {})}
        seed="Biscuit"
      />
    );
  return (
    <EmptyState title={t('collections.noWordMatch')} seed="Quokka">
      <Btn onClick={onClear}>
        <X size={18} strokeWidth={3} aria-hidden="true" />
        {t('home.clearFilters')}
      </Btn>
    </EmptyState>
  );
}

/** The words of a collection by page, with a search and in an order; `editable`: each can be removed. */
export function WordPages({ collection, editable = false }: { collection: Collection; editable?: boolean }) {
  const { t } = useTranslation();
  const { id } = collection;
  const [text, setText] = useState('');
  const [sort, setSort] = useState<CollectionWordSort>('alphabetical');
  const search = useSettled(text.trim(), COLLECTION_SEARCH_MS);
  const { page, toPage } = usePage(JSON.stringify([search, sort]));
  const query = {
    sort,
    ...(page === 1 ? {} : { page: String(page) }),
    ...(search === '' ? {} : { search }),
  };
  const words = useApiQuery('collectionWords', { params: { id }, query }, { staleTime: COLLECTIONS_FRESH_MS });
  const kept = useKept(words);
  const top = useRef<HTMLDivElement>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current !== page) top.current?.scrollIntoView({ block: 'nearest' });
    lastPage.current = page;
  }, [page]);
  return (
    <div className={s.pages}>
      <div ref={top}>
        <Tools search={text} sort={sort} onSearch={setText} onSort={setSort} />
      </div>
      <LoadView of={kept} failed={t('collections.loadFailed')}>
        {({ words: shown, pagination }) =>
          shown.length === 0 && pagination.totalWords === 0 ? (
            <NoWords searched={search !== ''} editable={editable} onClear={() => setText('')} />
          ) : (
            <>
              <p className={s.count} role="status">
                {t('collections.words', { count: pagination.totalWords })}
              </p>
              <Paper collection={collection} words={shown} sort={sort} editable={editable} busy={words.data === null} />
              <Pager page={page} total={pagination.totalWords} perPage={COLLECTIONS.page} onPage={toPage} numbered />
            </>
          )
        }
      </LoadView>
    </div>
  );
}
