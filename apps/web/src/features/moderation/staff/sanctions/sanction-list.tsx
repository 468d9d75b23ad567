import type { Sanction } from '@syllaboom/contracts';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/api.ts';
import { wordsForError } from '../../../../platform/i18n/error-words.ts';
import { formatAgo, formatMoment } from '../../../../platform/i18n/format.ts';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { showError, showGood } from '../../../../ui/toasts/toasts.tsx';
import { ReasonForm } from '../reason-form.tsx';
import s from '../staff.module.css';

const lasts = ({ kind }: Sanction): boolean => kind === 'mute' || kind === 'ban';
const isOver = ({ until }: Sanction): boolean => until !== null && Date.parse(until) <= Date.now();

function End({ sanction }: { sanction: Sanction }) {
  const { t } = useTranslation();
  if (sanction.liftedAt !== null)
    return (
      <Chip size="sm" tone="good">
        {t('moderation.lifted')}
      </Chip>
    );
  if (!lasts(sanction)) return null;
  if (isOver(sanction)) return <Chip size="sm">{t('moderation.over')}</Chip>;
  return (
    <Chip size="sm" tone="bad">
      {sanction.until === null
        ? t('moderation.forGood')
        : t('moderation.until', { date: formatMoment(Date.parse(sanction.until)) })}
    </Chip>
  );
}

function Lifting({ sanction }: { sanction: Sanction }) {
  const { t } = useTranslation();
  const lift = async (reason: string) => {
    try {
      await api.call('liftSanction', { params: { id: sanction.id }, body: { reason } });
      showGood(t('moderation.liftDone'));
    } catch (cause) {
      showError(wordsForError(cause));
    }
  };
  return <ReasonForm label={t('moderation.lift')} ask={t('moderation.liftWhy')} onSend={lift} />;
}

interface SanctionListProps {
  sanctions: readonly Sanction[];
  /** Mutes and bans that run can be lifted where this is given. */
  mayLift?: boolean;
}

/** What a player was given so far. */
export function SanctionList({ sanctions, mayLift = false }: SanctionListProps) {
  const { t } = useTranslation();
  if (sanctions.length === 0) return <p className={s.quiet}>{t('moderation.historyNone')}</p>;
  return (
    <ul className={s.sanctions}>
      {sanctions.map((sanction) => (
        <li key={sanction.id}>
          <p className={s.sanctionHead}>
            <b>{t(`moderation.was.${sanction.kind}`)}</b>
            <End sanction={sanction} />
            <small>
              {t('moderation.removalBy', { name: sanction.by })}, {formatAgo(Date.parse(sanction.at))}
            </small>
          </p>
          <p data-selectable="">{sanction.reason}</p>
          {mayLift && lasts(sanction) && sanction.liftedAt === null && !isOver(sanction) ? (
            <Lifting sanction={sanction} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
