import { Blocks, Dumbbell, Star, Swords } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Pager } from '../../ui/kit/layout/pager.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { closeWindow, openWindow } from '../../ui/windows/manager.ts';
import { NoGuests } from '../session/index.ts';
import { GAMBLE_WINDOW, GambleWindow, OWN_TILES_WINDOW, OwnTilesWindow } from '../tiles/index.ts';
import { useMarks } from './bookmarks/bookmarks.ts';
import { BOOKMARKS_WINDOW, BookmarksWindow } from './bookmarks/bookmarks-window.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { showPage } from './filters/filters.ts';
import { SyllableGrid } from './grid/syllable-grid.tsx';
import { openPracticeTable } from './practice/practice-table.ts';
import { PracticeWindow } from './practice/practice-window.tsx';
import { PRACTICE_WINDOW, practise } from './practice/practised.ts';
import { useSyllables } from './use-syllables.ts';
import { WORDS_WINDOW } from './words/opened-syllable.ts';
import { WordsWindow } from './words/words-window.tsx';
import s from './syllable-tool.module.css';

/** Syllables of a language with the number of their words, to look through, bookmark and practise. Guests have no words. */
export function SyllableTool() {
  return (
    <NoGuests>
      <Tool />
      <ToolWindows />
    </NoGuests>
  );
}

const TOOL_WINDOWS = [WORDS_WINDOW, BOOKMARKS_WINDOW, PRACTICE_WINDOW, OWN_TILES_WINDOW, GAMBLE_WINDOW];

/** The windows of the tool lie over everything, whatever the tool itself stands in; they go with it. */
function ToolWindows() {
  useEffect(() => () => TOOL_WINDOWS.forEach(closeWindow), []);
  return createPortal(
    <>
      <WordsWindow />
      <BookmarksWindow />
      <PracticeWindow />
      <OwnTilesWindow />
      <GambleWindow />
    </>,
    document.body,
  );
}

function Tool() {
  const { t } = useTranslation();
  const { found, language } = useSyllables();
  const isMarked = useMarks(language);
  const shown = found.failure === null ? (found.data?.syllables ?? []) : [];
  const isEmpty = shown.length === 0;
  return (
    <div className={s.tool}>
      <FilterBar />
      <div className={s.bar}>
        <p role="status">
          {found.data && found.failure === null
            ? t('syllables.found', { count: found.data.pagination.totalResults })
            : null}
        </p>
        <Btn size="sm" tone="primary" disabled={isEmpty} onClick={() => practise(language, shown)}>
          <Dumbbell size={18} strokeWidth={2.7} />
          {t('syllables.practice')}
        </Btn>
        <Btn
          size="sm"
          disabled={isEmpty}
          onClick={() =>
            void openPracticeTable(
              language,
              shown.map(({ syllable }) => syllable),
            )
          }
        >
          <Swords size={18} strokeWidth={2.7} />
          {t('syllables.table')}
        </Btn>
        <Btn size="sm" onClick={() => openWindow(BOOKMARKS_WINDOW)}>
          <Star size={18} strokeWidth={2.7} />
          {t('syllables.bookmarks')}
        </Btn>
        <Btn size="sm" onClick={() => openWindow(OWN_TILES_WINDOW)}>
          <Blocks size={18} strokeWidth={2.7} />
          {t('tiles.own')}
        </Btn>
      </div>
      <LoadView of={found} failed={t('syllables.searchFailed')}>
        {({ syllables, pagination }) =>
          syllables.length === 0 ? (
            <EmptyState title={t('syllables.none')} seed="Quokka" />
          ) : (
            <>
              <SyllableGrid
                label={t('syllables.title')}
                language={language}
                syllables={syllables}
                isMarked={isMarked}
                busy={found.busy}
              />
              <Pager
                numbered
                page={pagination.currentPage}
                total={pagination.totalResults}
                perPage={pagination.resultsPerPage}
                onPage={showPage}
              />
            </>
          )
        }
      </LoadView>
    </div>
  );
}
