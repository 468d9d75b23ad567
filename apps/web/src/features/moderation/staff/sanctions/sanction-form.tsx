import { SANCTIONS } from '@syllaboom/contracts';
import { Gavel } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/api.ts';
import { wordsForCode, wordsForError } from '../../../../platform/i18n/error-words.ts';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { askConfirm } from '../../../../ui/kit/popups/confirm.tsx';
import { TextField } from '../../../../ui/kit/inputs/text-field.tsx';
import { showGood } from '../../../../ui/toasts/toasts.tsx';
import { NoteField } from '../../../../ui/kit/inputs/note-field.tsx';
import { type End, ENDS, endOf } from './sanction-end.ts';
import { Segments } from '../../../../ui/kit/inputs/segments.tsx';
import s from '../staff.module.css';

/** Length of a reason in the contract. */
const REASON_LENGTH = 500;
type Given = (typeof SANCTIONS)[number];
/** Sanctions that last. */
const lasts = (kind: Given): boolean => kind === 'mute' || kind === 'ban';

interface SanctionFormProps {
  player: { readonly id: string; readonly displayName: string };
  /** The report that it answers. */
  reportId: string | null;
}

/** Warn, mute, kick or ban, with a reason that the player reads and an end where there is one. */
export function SanctionForm({ player, reportId }: SanctionFormProps) {
  const { t } = useTranslation();
  const name = player.displayName;
  const [kind, setKind] = useState<Given>('warn');
  const [reason, setReason] = useState('');
  const [end, setEnd] = useState<End>('day');
  const [chosen, setChosen] = useState('');
  const [reasonError, setReasonError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    setReasonError(reason.trim() === '' ? t('moderation.reasonNeeded') : null);
    if (reason.trim() === '') return;
    const until = lasts(kind) ? endOf(end, chosen, Date.now()) : null;
    if (until === undefined || (until !== null && Date.parse(until) <= Date.now())) {
      setFailure(wordsForCode('moderation/end_in_past'));
      return;
    }
    const question = {
      title: t('moderation.banAsk', { name }),
      text: t('moderation.banAskText'),
      confirmLabel: t('moderation.kind.ban'),
      danger: true,
    };
    if (kind === 'ban' && !(await askConfirm(question))) return;
    setSending(true);
    try {
      await api.call('sanctionPlayer', {
        body: { playerId: player.id, kind, reason: reason.trim(), until, reportId },
      });
      showGood(t(`moderation.given.${kind}`, { name }));
      setReason('');
    } catch (cause) {
      setFailure(wordsForError(cause));
    }
    setSending(false);
  };
  return (
    <form className={s.sanction} onSubmit={(event) => void submit(event)} noValidate>
      <Segments
        label={t('moderation.sanction')}
        labelled
        value={kind}
        choices={SANCTIONS.map((value) => ({ value, label: t(`moderation.kind.${value}`) }))}
        onChange={setKind}
      />
      <p className={s.kindHint}>{t(`moderation.kindHint.${kind}`)}</p>
      {lasts(kind) ? (
        <Segments
          label={t('moderation.ends')}
          labelled
          value={end}
          choices={ENDS.map((value) => ({ value, label: t(`moderation.end.${value}`) }))}
          onChange={setEnd}
        />
      ) : null}
      {lasts(kind) && end === 'chosen' ? (
        <TextField
          label={t('moderation.endAt')}
          type="datetime-local"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      ) : null}
      <NoteField
        label={t('moderation.reason')}
        hint={t('moderation.reasonHint')}
        value={reason}
        most={REASON_LENGTH}
        error={reasonError}
        onChange={setReason}
      />
      <div className={s.sanctionFoot}>
        <p role="alert">{failure}</p>
        <Btn type="submit" tone={kind === 'ban' ? 'primary' : 'gold'} disabled={sending}>
          <Gavel size={18} strokeWidth={2.8} />
          {t(`moderation.kind.${kind}`)}
        </Btn>
      </div>
    </form>
  );
}
