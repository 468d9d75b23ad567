import { ArrowLeft, RefreshCw } from 'lucide-react';
import { Suspense, useEffect, useRef, ViewTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { Spinner } from '../../ui/kit/waiting/spinner.tsx';
import { ClanBoards, ClanPreview } from '../clans/index.ts';
import { FirstMatchButton } from '../history/index.ts';
import { RankedMatches } from '../ranked/index.ts';
import { BoardView } from './board/board-view.tsx';
import type { BoardId } from '../../navigation/board-id.ts';
import { type BoardList, BOXES, type Box, boxName } from './boards.ts';
import { BoxCard, Preview } from './box-card.tsx';
import s from './boxes.module.css';
import { RankedPreview } from './ranked-preview.tsx';
import { useCategoryLists } from './use-category-lists.ts';
import { foundIn, type ReportFound, useFound, useReportFound } from './use-found.ts';

type CategoryLists = ReturnType<typeof useCategoryLists>;

/** The first of the word categories. */
function CategoryPreview({ categories, onFound }: { categories: CategoryLists; onFound: ReportFound }) {
  const { t } = useTranslation();
  const found = foundIn(categories);
  // Whether the first one has places, its own preview tells.
  useReportFound('categories', found === 'filled' ? null : found, onFound);
  return (
    <LoadView of={categories} failed={t('leaderboards.failed')} small>
      {([first]) =>
        first ? <Preview box="categories" list={first} onFound={onFound} /> : <p>{t('leaderboards.noData')}</p>
      }
    </LoadView>
  );
}

function BoxPreview({ box, categories, onFound }: { box: Box; categories: CategoryLists; onFound: ReportFound }) {
  if (box.id === 'ranked') return <RankedPreview />;
  if (box.id === 'clans')
    return (
      <Suspense fallback={null}>
        <ClanPreview />
      </Suspense>
    );
  if (box.id === 'categories') return <CategoryPreview categories={categories} onFound={onFound} />;
  return box.lists[0] ? <Preview box={box.id} list={box.lists[0]} onFound={onFound} /> : null;
}

/** Which of a box's lists its preview shows; undefined where it has one alone. */
function previewed(box: Box, categories: CategoryLists): BoardList | undefined {
  const lists = box.id === 'categories' ? (categories.data ?? []) : box.lists;
  return lists.length > 1 ? lists[0] : undefined;
}

function OpenBox({ box, categories }: { box: Box; categories: CategoryLists }) {
  const { t } = useTranslation();
  if (box.id === 'ranked')
    return (
      <div className={s.own}>
        <RankedMatches split />
      </div>
    );
  if (box.id === 'clans')
    return (
      <Suspense fallback={<Spinner label={t('common.loading')} />}>
        <ClanBoards />
      </Suspense>
    );
  if (box.id !== 'categories') return <BoardView lists={box.lists} />;
  return (
    <LoadView of={categories} failed={t('leaderboards.failed')}>
      {(lists) =>
        lists.length === 0 ? <EmptyState title={t('leaderboards.noData')} seed="quokka" /> : <BoardView lists={lists} />
      }
    </LoadView>
  );
}

/** The box grows into its list and back. */
const nameOf = (id: BoardId): string => `leaderboard-${id}`;

interface OpenedProps {
  readonly box: Box;
  readonly categories: CategoryLists;
  readonly onBack: () => void;
}

/** The list of a box over the whole page. */
function Opened({ box, categories, onBack }: OpenedProps) {
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={section} className={s.list} aria-label={t(boxName(box.id))} tabIndex={-1}>
      <div className={s.bar}>
        <Btn size="sm" onClick={onBack}>
          <ArrowLeft size={18} strokeWidth={3} />
          {t('leaderboards.back')}
        </Btn>
        <h2>{t(boxName(box.id))}</h2>
      </div>
      <OpenBox box={box} categories={categories} />
    </section>
  );
}

interface BoxesProps {
  readonly categories: CategoryLists;
  /** Whose list was open before: the reader goes on from there. */
  readonly cameFrom: BoardId | null;
  readonly onOpen: (id: BoardId) => void;
}

/** What is the same for all rankings, said once: none could be read, or nobody has a place yet. */
function ForAll({ found, onRetry }: { found: 'failed' | 'empty'; onRetry: () => void }) {
  const { t } = useTranslation();
  if (found === 'empty')
    return (
      <EmptyState title={t('leaderboards.noData')} text={t('leaderboards.beFirst')} seed="quokka" mood="happy">
        <FirstMatchButton />
      </EmptyState>
    );
  return (
    <div role="alert">
      <EmptyState title={t('leaderboards.allFailed')} seed="Lumi" mood="panic">
        <Btn onClick={onRetry}>
          <RefreshCw size={18} strokeWidth={2.8} aria-hidden="true" />
          {t('common.retry')}
        </Btn>
      </EmptyState>
    </div>
  );
}

function Boxes({ categories, cameFrom, onOpen }: BoxesProps) {
  const { t } = useTranslation();
  const { all, report, forget } = useFound();
  const retry = () => {
    forget();
    if (categories.failure !== null) categories.reload();
  };
  const grid = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (cameFrom !== null) grid.current?.querySelector<HTMLElement>(`[data-board=${cameFrom}] button`)?.focus();
  }, [cameFrom]);
  return (
    <div className={s.scroll}>
      {all === null ? null : <ForAll found={all} onRetry={retry} />}
      <ul ref={grid} className={s.boxes} data-short={all ?? undefined}>
        {BOXES.map((box) => (
          <ViewTransition key={box.id} name={nameOf(box.id)}>
            {all === null ? (
              <BoxCard box={box} of={previewed(box, categories)?.name(t)} onOpen={() => onOpen(box.id)}>
                <BoxPreview box={box} categories={categories} onFound={report} />
              </BoxCard>
            ) : (
              <BoxCard box={box} onOpen={() => onOpen(box.id)} />
            )}
          </ViewTransition>
        ))}
      </ul>
    </div>
  );
}

interface BoardsPageProps {
  /** The board whose list is open; null: all boxes. Changed in a transition, the box grows into its list. */
  readonly opened: BoardId | null;
  readonly onOpen: (id: BoardId | null) => void;
}

/** All leaderboards: a grid of boxes, or the list of one with a way back. */
export function BoardsPage({ opened, onOpen }: BoardsPageProps) {
  const last = useRef<BoardId | null>(null);
  if (opened !== null) last.current = opened;
  const categories = useCategoryLists();
  const box = BOXES.find(({ id }) => id === opened);
  if (!box) return <Boxes categories={categories} cameFrom={last.current} onOpen={onOpen} />;
  return (
    <ViewTransition key="list" name={nameOf(box.id)}>
      <Opened box={box} categories={categories} onBack={() => onOpen(null)} />
    </ViewTransition>
  );
}
