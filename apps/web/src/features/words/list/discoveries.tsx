import { RefreshCw, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { queryClient } from '../../../platform/query/query-client.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Pager } from '../../../ui/kit/layout/pager.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { FirstMatchButton } from '../../history/index.ts';
import { NoGuests, useUser } from '../../session/index.ts';
import { WORDS_SEARCH_MS } from '../word-timings.ts';
import s from './discoveries.module.css';
import { FilterBar } from './filter-bar.tsx';
import { StatCards } from './stat-cards.tsx';
import { useWordFilter } from './word-filter.ts';
import { WordGrid } from './word-grid.tsx';
import { createWordList, type Step, type WordListState, wordsPerPage } from './word-list.ts';

const FAILED = {
  list: 'words.listFailed',
  page: 'words.pageFailed',
  view: 'words.viewFailed',
} as const satisfies Record<Step, string>;

/** Why there are no words to be seen. */
function NoWords({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  if (!filtered)
    return (
      <EmptyState title={t('words.none')} text={t('words.noneText')} seed="Biscuit">
        <FirstMatchButton />
      </EmptyState>
    );
  return (
    <EmptyState title={t('words.noMatch')} text={t('words.noMatchText')} seed="Quokka">
      <Btn onClick={onClear}>
        <X size={18} strokeWidth={3} aria-hidden="true" />
        {t('home.clearFilters')}
      </Btn>
    </EmptyState>
  );
}

/** What went wrong while the words before it still stand. */
function Trouble({ step, onRetry }: { step: Step; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={s.trouble} role="alert">
      <p>{t(FAILED[step])}</p>
      <Btn size="sm" onClick={onRetry}>
        <RefreshCw size={17} strokeWidth={2.8} aria-hidden="true" />
        {t('common.retry')}
      </Btn>
    </div>
  );
}

interface AlbumProps {
  state: WordListState;
  onPage: (page: number) => void;
  onRetry: () => void;
  onClear: () => void;
}

/** Waiting, a failure with another try, nothing, or the words with their pages. */
function Album({ state: { shown, failure, busy }, onPage, onRetry, onClear }: AlbumProps) {
  const { t } = useTranslation();
  if (shown === null)
    return failure === null || busy ? (
      <div className={s.centre}>
        <Spinner label={t('common.loading')} />
      </div>
    ) : (
      <div className={s.centre} role="alert">
        <EmptyState title={t(FAILED[failure])} text={t('words.sectionFailed')} seed="Lumi" mood="panic">
          <Btn onClick={onRetry}>
            <RefreshCw size={18} strokeWidth={2.8} aria-hidden="true" />
            {t('common.retry')}
          </Btn>
        </EmptyState>
      </div>
    );
  const { asked, reply } = shown;
  const { totalWords } = reply.pagination;
  const perPage = wordsPerPage(asked.filter);
  return (
    <>
      {failure === null || busy ? null : <Trouble step={failure} onRetry={onRetry} />}
      {totalWords === 0 ? (
        <div className={s.centre}>
          <NoWords filtered={asked.search !== '' || asked.filter.language !== null} onClear={onClear} />
        </div>
      ) : (
        <div className={s.page} aria-busy={busy}>
          <p className={s.count} role="status">
            {t('profile.wordCount', { count: totalWords })}
          </p>
          <WordGrid words={reply.words} minimal={asked.filter.minimal} label={t('words.list')} />
        </div>
      )}
      <Pager page={asked.page} total={totalWords} perPage={perPage} onPage={onPage} numbered />
    </>
  );
}

function OwnWords() {
  const filter = useWordFilter();
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), WORDS_SEARCH_MS);
  const words = useMemo(() => createWordList(), []);
  const state = useStore(words.store);
  const top = useRef<HTMLDivElement>(null);
  // The view changes once its page is there: it asks by itself.
  const { type, language, sort, ascending } = filter;
  useEffect(() => {
    words.look({ type, language, sort, ascending, minimal: useWordFilter.getState().minimal }, search);
  }, [words, type, language, sort, ascending, search]);
  // Words that were sold, bought or destroyed: the page that is shown is out of date.
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'invalidate') void words.refresh(event.query.queryKey);
      }),
    [words],
  );
  const shownView = state.shown?.asked.filter.minimal;
  useEffect(() => {
    if (shownView !== undefined) useWordFilter.setState({ minimal: shownView });
  }, [shownView]);
  const shownPage = state.shown?.asked.page ?? 1;
  const lastPage = useRef(shownPage);
  useEffect(() => {
    if (lastPage.current !== shownPage) top.current?.scrollIntoView({ block: 'nearest' });
    lastPage.current = shownPage;
  }, [shownPage]);
  const clear = () => {
    setText('');
    useWordFilter.setState({ language: null });
  };
  return (
    <div className={s.album}>
      <StatCards />
      <div ref={top}>
        <FilterBar
          search={text}
          onSearch={setText}
          minimal={filter.minimal}
          onView={(minimal) => void words.changeView(minimal)}
        />
      </div>
      <Album state={state} onPage={words.toPage} onRetry={() => void words.retry()} onClear={clear} />
    </div>
  );
}

/** The player's own words, as an album. */
export function Discoveries() {
  const id = useUser()?.id;
  return (
    <NoGuests>
      <div className={s.container}>
        <OwnWords key={id} />
      </div>
    </NoGuests>
  );
}
