import { STAFF_PAGE } from '@syllaboom/contracts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../../platform/api/create-api.ts';
import { formatMoment } from '../../../../platform/i18n/format.ts';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../../ui/kit/waiting/load-view.tsx';
import { Pager } from '../../../../ui/kit/layout/pager.tsx';
import { useApiQuery } from '../../../../platform/query/use-api-query.ts';
import { actionKey, detailKey, detailText } from './audit-words.ts';
import { PlayerName } from '../player-name.tsx';
import sheet from './audit.module.css';
import s from '../staff.module.css';

type Entry = CallReply<'auditLog'>['entries'][number];

function Row({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const key = actionKey(entry.action);
  const details = Object.entries(entry.detail).flatMap(([name, value]) => {
    const label = detailKey(name);
    return label === null || value === null || value === '' ? [] : [{ label, value: detailText(name, value, t) }];
  });
  return (
    <li className={sheet.entry}>
      <time dateTime={entry.at}>{formatMoment(Date.parse(entry.at))}</time>
      {entry.by ? <PlayerName player={entry.by} size={26} /> : <i>{t('moderation.operator')}</i>}
      <b>{key === null ? entry.action : t(key)}</b>
      {entry.target ? <PlayerName player={entry.target} size={26} /> : <i />}
      {details.length === 0 ? null : (
        <dl data-selectable="">
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

interface AuditLogProps {
  /** Only what was done to this player. */
  about: { readonly id: string; readonly displayName: string } | null;
  onAll: () => void;
}

/** What the staff did, the newest first. */
export function AuditLog({ about, onAll }: AuditLogProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const player = about?.id;
  const log = useApiQuery('auditLog', { query: { page: String(page), ...(player === undefined ? {} : { player }) } });
  return (
    <div className={s.scroll}>
      {about === null ? null : (
        <p className={sheet.filter}>
          <span>{t('moderation.auditAbout', { name: about.displayName })}</span>
          <Btn size="sm" onClick={onAll}>
            <X size={17} strokeWidth={3} />
            {t('moderation.auditAll')}
          </Btn>
        </p>
      )}
      <LoadView of={log}>
        {({ entries, total }) => (
          <>
            {entries.length === 0 ? (
              <EmptyState title={t('moderation.auditEmpty')} seed="Noodle" />
            ) : (
              <ol className={sheet.entries}>
                {entries.map((entry) => (
                  <Row key={entry.id} entry={entry} />
                ))}
              </ol>
            )}
            <Pager page={page} total={total} perPage={STAFF_PAGE} onPage={setPage} />
          </>
        )}
      </LoadView>
    </div>
  );
}
