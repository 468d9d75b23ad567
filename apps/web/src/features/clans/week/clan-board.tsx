import { CLAN_BOARD_PAGE, type ClanBoardRow } from '@syllaboom/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery, type Loaded } from '../../../platform/query/use-api-query.ts';
import { Pager } from '../../../ui/kit/layout/pager.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import s from './clan-board.module.css';
import { ClanRows, type ClanScore } from './clan-rows.tsx';

interface Board {
  readonly rows: readonly ClanBoardRow[];
  readonly own: ClanBoardRow | null;
  readonly total: number;
}

interface ShownBoardProps {
  readonly board: Loaded<Board>;
  readonly of: ClanScore;
  readonly label: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** A page of a board, and below it the own clan where it stands on another. */
function ShownBoard({ board, of, label, page, onPage }: ShownBoardProps) {
  const { t } = useTranslation();
  return (
    <LoadView of={board} failed={t('clans.failed.board')}>
      {({ rows, own, total }) =>
        total === 0 ? (
          <EmptyState title={t(of === 'exp' ? 'clans.browse.none' : 'clans.week.none')} seed="quokka" mood="happy" />
        ) : (
          <div className={s.board}>
            <ClanRows rows={rows} of={of} label={label} />
            {own === null || rows.some(({ id }) => id === own.id) ? null : (
              <ClanRows rows={[own]} of={of} label={t('clans.browse.own')} />
            )}
            <Pager page={page} total={total} perPage={CLAN_BOARD_PAGE} onPage={onPage} />
          </div>
        )
      }
    </LoadView>
  );
}

const pageQuery = (page: number): { page?: string } => (page === 1 ? {} : { page: String(page) });

/** All clans by their exp. */
export function ExpBoard() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const board = useApiQuery('clanBoard', { query: pageQuery(page) });
  return <ShownBoard board={board} of="exp" label={t('clans.board.exp')} page={page} onPage={setPage} />;
}

/** Clans by what they did this week, or in the week before it. */
export function WeekBoard({ last }: { last: boolean }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const board = useApiQuery('clanWeek', { query: { ...pageQuery(page), ...(last ? { last: 'true' as const } : {}) } });
  const label = t(last ? 'clans.week.last' : 'clans.week.this');
  return <ShownBoard board={board} of="points" label={label} page={page} onPage={setPage} />;
}
