import { type ReportSummary, STAFF_PAGE } from '@syllaboom/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../../../platform/i18n/format.ts';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { EmptyState } from '../../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../../ui/kit/waiting/load-view.tsx';
import { Pager } from '../../../../ui/kit/layout/pager.tsx';
import { useApiQuery } from '../../../../platform/query/use-api-query.ts';
import { onRowKey } from '../list-keys.ts';
import { PlayerName } from '../player-name.tsx';
import { ReportDetail } from './report-detail.tsx';
import { Segments } from '../../../../ui/kit/inputs/segments.tsx';
import s from '../staff.module.css';
import { TwoPanes } from '../two-panes.tsx';

type Status = 'open' | 'closed';

interface RowProps {
  report: ReportSummary;
  chosen: boolean;
  onChoose: () => void;
}

function Row({ report, chosen, onChoose }: RowProps) {
  const { t } = useTranslation();
  return (
    <li>
      <button
        type="button"
        className={s.row}
        data-row=""
        aria-current={chosen || undefined}
        onClick={onChoose}
        onKeyDown={onRowKey}
      >
        <PlayerName player={report.target} />
        <time dateTime={report.at}>{formatAgo(Date.parse(report.at))}</time>
        <span className={s.chips}>
          {report.categories.map((category) => (
            <Chip key={category} size="sm">
              {t(`moderation.category.${category}`)}
            </Chip>
          ))}
          {report.openAgainst > 1 ? (
            <Chip size="sm" tone="bad">
              {t('moderation.openAgainst', { count: report.openAgainst })}
            </Chip>
          ) : null}
          {report.status === 'open' ? null : (
            <Chip size="sm" tone={report.status === 'sanctioned' ? 'bad' : 'good'}>
              {t(`moderation.status.${report.status}`)}
            </Chip>
          )}
        </span>
      </button>
    </li>
  );
}

/** Reports to decide, the oldest first, and those decided; beside the list the evidence of the picked one. */
export function ReportQueue({ onPlayer }: { onPlayer: (id: string) => void }) {
  const { t } = useTranslation();
  const [status, setStatus] = useState<Status>('open');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const queue = useApiQuery('reportQueue', { query: { page: String(page), status } });
  const show = (next: Status) => {
    setStatus(next);
    setPage(1);
    setChosen(null);
  };
  const list = (
    <>
      <div className={s.listHead}>
        <Segments
          label={t('moderation.show')}
          value={status}
          choices={[
            { value: 'open', label: t('moderation.open') },
            { value: 'closed', label: t('moderation.closed') },
          ]}
          onChange={show}
        />
      </div>
      <LoadView of={queue}>
        {({ reports, total }) => (
          <>
            {reports.length === 0 ? (
              <EmptyState
                title={t(status === 'open' ? 'moderation.reportsEmpty' : 'moderation.closedEmpty')}
                text={status === 'open' ? t('moderation.reportsEmptyText') : undefined}
                seed="Noodle"
                mood="happy"
              />
            ) : (
              <ul className={s.rows} data-rows="">
                {reports.map((report) => (
                  <Row
                    key={report.id}
                    report={report}
                    chosen={report.id === chosen}
                    onChoose={() => setChosen(report.id)}
                  />
                ))}
              </ul>
            )}
            <Pager page={page} total={total} perPage={STAFF_PAGE} onPage={setPage} />
          </>
        )}
      </LoadView>
    </>
  );
  return (
    <TwoPanes
      list={list}
      detail={chosen === null ? null : <ReportDetail key={chosen} id={chosen} onPlayer={onPlayer} />}
      nothing={<EmptyState title={t('moderation.pickReport')} seed="Biscuit" />}
      onBack={() => setChosen(null)}
    />
  );
}
