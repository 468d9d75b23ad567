import type { Sanction } from '@syllaboom/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { formatAgo, formatMoment } from '../../../platform/i18n/format.ts';
import { Btn } from '../../../ui/kit/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { TextField } from '../../../ui/kit/text-field.tsx';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import s from './staff.module.css';

const lasts = ({ kind }: Sanction): boolean => kind === 'mute' || kind === 'ban';
const isOver = ({ until }: Sanction): boolean => until !== null && Date.parse(until) <= Date.now();

function End({ sanction }: { sanction: Sanction }) {
  const { t } = useTranslation();
  if (!lasts(sanction)) return null;
  if (sanction.liftedAt !== null)
    return (
      <Chip size="sm" tone="good">
        {t('moderation.lifted')}
      </Chip>
    );
  if (isOver(sanction)) return <Chip size="sm">{t('moderation.over')}</Chip>;
  return (
    <Chip size="sm" tone="bad">
      {sanction.until === null
        ? t('moderation.forGood')
        : t('moderation.until', { date: formatMoment(Date.parse(sanction.until)) })}
    </Chip>
  );
}

function Lifting({ sanction, onLifted }: { sanction: Sanction; onLifted: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asking) form.current?.querySelector('input')?.focus();
  }, [asking]);
  if (!asking)
    return (
      <Btn size="sm" onClick={() => setAsking(true)}>
        {t('moderation.lift')}
      </Btn>
    );
  const lift = async () => {
    try {
      await api.call('liftSanction', { params: { id: sanction.id }, body: { reason: reason.trim() } });
      showGood(t('moderation.liftDone'));
      onLifted();
    } catch (cause) {
      showError(wordsForError(cause));
    }
  };
  return (
    <form
      ref={form}
      className={s.lifting}
      onSubmit={(event) => {
        event.preventDefault();
        void lift();
      }}
    >
      <TextField
        label={t('moderation.liftWhy')}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
      <Btn type="submit" size="sm" tone="gold" disabled={reason.trim() === ''}>
        {t('moderation.lift')}
      </Btn>
      <Btn size="sm" onClick={() => setAsking(false)}>
        {t('common.cancel')}
      </Btn>
    </form>
  );
}

interface SanctionListProps {
  sanctions: readonly Sanction[];
  /** Mutes and bans that run can be lifted where this is given. */
  onLifted?: () => void;
}

/** What a player was given so far. */
export function SanctionList({ sanctions, onLifted }: SanctionListProps) {
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
          {onLifted && lasts(sanction) && sanction.liftedAt === null && !isOver(sanction) ? (
            <Lifting sanction={sanction} onLifted={onLifted} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
