import type { ReportedContent } from '@syllaboom/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/api.ts';
import type { CallReply } from '../../../../platform/api/create-api.ts';
import { wordsForError } from '../../../../platform/i18n/error-words.ts';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { askConfirm } from '../../../../ui/kit/popups/confirm.tsx';
import { markStale } from '../../../../platform/query/query-client.ts';
import { showError, showGood, showInfo } from '../../../../ui/toasts/toasts.tsx';
import { ReasonForm } from '../reason-form.tsx';
import s from '../staff.module.css';

/** The server's copy of a piece of content, as it was when it was reported. */
export function ContentEvidence({ of: content, children }: { of: ReportedContent; children?: ReactNode }) {
  const { t } = useTranslation();
  const title = `${t('moderation.subjectCopy')}: ${t(`profile.${content.kind}`)}`;
  return (
    <section className={s.block} aria-label={title}>
      <h3>{title}</h3>
      {content.copy === '' ? <p className={s.quiet}>{t('moderation.subjectErased')}</p> : null}
      {content.copy !== '' && content.kind === 'picture' ? (
        <img className={s.picture} src={content.copy} alt={t('profile.picture')} width={160} height={160} />
      ) : null}
      {content.copy !== '' && content.kind !== 'picture' ? (
        <p className={s.note} data-selectable="">
          {content.copy}
        </p>
      ) : null}
      {children}
    </section>
  );
}

type Case = CallReply<'reportDetail'>;

/** What a report is about, whether others see it, and the way to take it down or to restore it. */
export function ReportedSubject({ of: { report, subject } }: { of: Case }) {
  const { t } = useTranslation();
  if (subject === null) return null;
  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (cause) {
      showError(wordsForError(cause));
      // Somebody else may have been first.
      markStale('reportDetail');
    }
  };
  const takeDown = async (reason: string) => {
    const question = {
      title: t('moderation.takeDownAsk'),
      text: t('moderation.takeDownAskText'),
      confirmLabel: t('moderation.takeDown'),
      danger: true,
    };
    if (!(await askConfirm(question))) return;
    await attempt(async () => {
      const { isNew } = await api.call('takeDown', { params: { id: report.id }, body: { reason } });
      if (isNew) showGood(t('moderation.takenDown'));
      else showInfo(t('moderation.takenDownAlready'));
    });
  };
  const restore = (id: string) => (reason: string) =>
    attempt(async () => {
      await api.call('liftSanction', { params: { id }, body: { reason } });
      showGood(t('moderation.restored'));
    });
  const mayHide = subject.copy !== '' && subject.state === 'shown' && report.status !== 'dismissed';
  return (
    <ContentEvidence of={subject}>
      {mayHide ? (
        <div className={s.contentAction} key="takeDown">
          <ReasonForm
            label={t('moderation.takeDown')}
            ask={t('moderation.takeDownWhy')}
            hint={t('moderation.reasonHint')}
            onSend={takeDown}
          />
        </div>
      ) : null}
      {subject.takedownId === null ? null : (
        <div className={s.contentAction} key="restore">
          <Chip size="sm" tone="bad">
            {t('moderation.hiddenNow')}
          </Chip>
          <ReasonForm
            label={t('moderation.restore')}
            ask={t('moderation.restoreWhy')}
            onSend={restore(subject.takedownId)}
          />
        </div>
      )}
      {subject.copy !== '' && subject.state === 'changed' ? (
        <p className={s.quiet}>{t('moderation.changedSince')}</p>
      ) : null}
    </ContentEvidence>
  );
}
