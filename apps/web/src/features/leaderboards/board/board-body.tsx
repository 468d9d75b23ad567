import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { Pager } from '../../../ui/kit/layout/pager.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { type BoardPage, rowsPerPage } from '../read-board.ts';
import s from './board.module.css';
import { BoardRows } from './board-rows.tsx';
import { Podium } from './podium.tsx';
import type { OpenBoard } from './use-board.ts';
import type { BoardList } from '../boards.ts';

/** So many stand on blocks above the first page. */
const ON_PODIUM = 3;

interface OwnPlaceProps {
  readonly list: BoardList;
  readonly own: BoardPage['localPlayer'];
  /** Leads to the page with the own row; null where it is on the screen. */
  readonly onShow: (() => void) | null;
}

/** The own place, pinned below the list. */
function OwnPlace({ list, own, onShow }: OwnPlaceProps) {
  const { t } = useTranslation();
  if (own === null) return <p className={s.own}>{t('leaderboards.noPlace')}</p>;
  return (
    <p className={s.own}>
      <span>{t('leaderboards.yourPlace')}</span>
      <b>{`#${formatNumber(own.rank)}`}</b>
      <em>{list.score(own.score, t)}</em>
      {onShow ? (
        <Btn size="sm" tone="gold" onClick={onShow}>
          {t('leaderboards.toOwn')}
        </Btn>
      ) : null}
    </p>
  );
}

function Page({ open }: { open: OpenBoard }) {
  const { t } = useTranslation();
  const { shown } = open;
  if (!shown) return null;
  const { list, page, board } = shown;
  const perPage = rowsPerPage(list);
  const first = page === 1;
  const ownPage = board.localPlayer ? Math.ceil(board.localPlayer.rank / perPage) : null;
  return (
    <>
      {board.rows.length === 0 ? (
        <EmptyState title={t('leaderboards.noData')} seed="quokka" />
      ) : (
        <div className={s.page}>
          {first ? <Podium rows={board.rows.slice(0, ON_PODIUM)} list={list} size="list" /> : null}
          <BoardRows
            list={list}
            rows={first ? board.rows.slice(ON_PODIUM) : board.rows}
            firstRank={(page - 1) * perPage + 1 + (first ? ON_PODIUM : 0)}
          />
          <Pager page={page} total={board.total} perPage={perPage} onPage={(next) => open.show(list, next)} />
        </div>
      )}
      <OwnPlace
        list={list}
        own={board.localPlayer}
        onShow={ownPage === null || ownPage === page ? null : () => open.show(list, ownPage)}
      />
    </>
  );
}

/** What an open list shows: waiting, why it failed, or its page with the own place below. */
export function BoardBody({ open }: { open: OpenBoard }) {
  const { t } = useTranslation();
  if (open.failure !== null)
    return (
      <div className={s.centre} role="alert">
        <EmptyState title={t('leaderboards.failed')} text={open.failure} seed="Lumi" mood="panic">
          <Btn onClick={open.retry}>
            <RefreshCw size={18} strokeWidth={2.8} />
            {t('common.retry')}
          </Btn>
        </EmptyState>
      </div>
    );
  return (
    <div className={s.body} aria-busy={open.busy} data-busy={open.busy || undefined}>
      <Page open={open} />
      {open.busy ? (
        <div className={s.waiting}>
          <Spinner label={t('common.loading')} />
        </div>
      ) : null}
    </div>
  );
}
