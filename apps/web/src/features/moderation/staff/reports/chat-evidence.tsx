import type { ReportLine } from '@syllaboom/contracts';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../platform/i18n/format.ts';
import s from './evidence.module.css';

interface KeptLine {
  readonly id: string;
  readonly name: string;
  readonly message: string;
  readonly at: string;
  readonly later?: 'edited' | 'deleted' | undefined;
}

interface ChatEvidenceProps {
  sent: readonly ReportLine[];
  kept: readonly KeptLine[];
  targetId: string;
}

/** What the reporter sent beside what the room itself kept: a sent line that the room doesn't know is marked. */
export function ChatEvidence({ sent, kept, targetId }: ChatEvidenceProps) {
  const { t } = useTranslation();
  const known = new Map(kept.map((line) => [line.message.trim(), line]));
  return (
    <div className={s.evidence}>
      <section aria-label={t('moderation.sentChat')}>
        <h3>{t('moderation.sentChat')}</h3>
        {sent.length === 0 ? <p className={s.quiet}>{t('moderation.sentChatNone')}</p> : null}
        <ol>
          {sent.map((line, index) => {
            const copy = known.get(line.message.trim());
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: evidence never changes
              <li key={index} data-theirs={line.id === targetId || copy?.id === targetId || undefined}>
                {copy ? <b>{copy.name}</b> : null}
                <span data-selectable="">{line.message}</span>
                {kept.length > 0 && !copy ? (
                  <em>
                    <CircleAlert size={15} strokeWidth={3} aria-hidden="true" />
                    {t('moderation.unconfirmed')}
                  </em>
                ) : null}
              </li>
            );
          })}
        </ol>
      </section>
      <section aria-label={t('moderation.roomChat')}>
        <h3>{t('moderation.roomChat')}</h3>
        {kept.length === 0 ? <p className={s.quiet}>{t('moderation.roomChatNone')}</p> : null}
        <ol>
          {kept.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: evidence never changes
            <li key={index} data-theirs={line.id === targetId || undefined}>
              <b>{line.name}</b>
              <span data-selectable="">{line.message}</span>
              <time dateTime={line.at}>{formatMoment(Date.parse(line.at))}</time>
              {line.later ? <small className={s.quiet}>{t(`moderation.later.${line.later}`)}</small> : null}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
