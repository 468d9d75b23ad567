import { ThumbsUp, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/api.ts';
import type { CallReply } from '../../../../platform/api/create-api.ts';
import { wordsForError } from '../../../../platform/i18n/error-words.ts';
import { formatMoment } from '../../../../platform/i18n/format.ts';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { Tip } from '../../../../ui/kit/popups/tip.tsx';
import { showError, showGood } from '../../../../ui/toasts/toasts.tsx';
import { LoadView } from '../../../../ui/kit/waiting/load-view.tsx';
import { useApiQuery } from '../../../../platform/query/use-api-query.ts';
import { ChatEvidence } from './chat-evidence.tsx';
import { PlayerName } from '../player-name.tsx';
import { SanctionForm } from '../sanctions/sanction-form.tsx';
import { SanctionList } from '../sanctions/sanction-list.tsx';
import { ReportedSubject } from './reported-subject.tsx';
import s from '../staff.module.css';

interface ReportDetailProps {
  id: string;
  onPlayer: (id: string) => void;
  /** The report left the queue. */
}

type Case = CallReply<'reportDetail'>;

/** Who, why, when, and what was said about it. */
function Facts({ of: { report, decidedBy }, onPlayer }: { of: Case; onPlayer: (id: string) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <header className={s.caseHead}>
        <PlayerName player={report.target} size={44} />
        <Tip label={t('moderation.openFile', { name: report.target.displayName })}>
          <Btn
            size="sm"
            icon
            aria-label={t('moderation.openFile', { name: report.target.displayName })}
            onClick={() => onPlayer(report.target.id)}
          >
            <UserSearch size={19} strokeWidth={2.7} />
          </Btn>
        </Tip>
      </header>
      <p className={s.caseFacts}>
        {report.categories.map((category) => (
          <Chip key={category} size="sm">
            {t(`moderation.category.${category}`)}
          </Chip>
        ))}
        <span>{t('moderation.reportedBy', { name: report.reporter.displayName })}</span>
        <time dateTime={report.at}>{formatMoment(Date.parse(report.at))}</time>
        {decidedBy === null ? null : <span>{t('moderation.decidedBy', { name: decidedBy })}</span>}
      </p>
      <section className={s.block}>
        <h3>{t('moderation.noteOf')}</h3>
        {report.note === '' ? (
          <p className={s.quiet}>{t('moderation.noNote')}</p>
        ) : (
          <p className={s.note} data-selectable="">
            {report.note}
          </p>
        )}
      </section>
    </>
  );
}

/** A report with its evidence, and the ways to close it: dismiss it, or give a sanction. */
export function ReportDetail({ id, onPlayer }: ReportDetailProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const detail = useApiQuery('reportDetail', { params: { id } });
  const dismiss = async () => {
    setBusy(true);
    try {
      await api.call('dismissReport', { params: { id } });
      showGood(t('moderation.dismissed'));
    } catch (cause) {
      showError(wordsForError(cause));
    }
    setBusy(false);
  };
  return (
    <LoadView of={detail}>
      {(found) => (
        <article className={s.case} aria-label={found.report.target.displayName}>
          <Facts of={found} onPlayer={onPlayer} />
          <ReportedSubject of={found} />
          <ChatEvidence sent={found.sentChat} kept={found.roomChat} targetId={found.report.target.id} />
          <section className={s.block}>
            <h3>{t('moderation.history')}</h3>
            <SanctionList sanctions={found.sanctions} mayLift />
          </section>
          {found.report.status === 'open' ? (
            <>
              <SanctionForm player={found.report.target} reportId={id} />
              <div className={s.dismiss}>
                <Btn disabled={busy} onClick={() => void dismiss()}>
                  <ThumbsUp size={18} strokeWidth={2.8} />
                  {t('moderation.dismiss')}
                </Btn>
              </div>
            </>
          ) : null}
        </article>
      )}
    </LoadView>
  );
}
