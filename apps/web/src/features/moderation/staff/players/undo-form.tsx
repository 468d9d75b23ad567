import { Undo2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/api.ts';
import { wordsForError } from '../../../../platform/i18n/error-words.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { askConfirm } from '../../../../ui/kit/popups/confirm.tsx';
import { NoteField } from '../../../../ui/kit/inputs/note-field.tsx';
import { TextField } from '../../../../ui/kit/inputs/text-field.tsx';
import { showGood } from '../../../../ui/toasts/toasts.tsx';
import { Segments } from '../../../../ui/kit/inputs/segments.tsx';
import s from '../staff.module.css';

/** Length of a reason in the contract. */
const REASON_LENGTH = 500;

interface UndoFormProps {
  player: { readonly id: string; readonly displayName: string };
}

/** Takes back what a player gained by matches that were not typed, after a question. */
export function UndoForm({ player }: UndoFormProps) {
  const { t } = useTranslation();
  const name = player.displayName;
  const [scope, setScope] = useState<'flagged' | 'all'>('flagged');
  const [since, setSince] = useState('');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const all = scope === 'all';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    setError(reason.trim() === '' ? t('moderation.reasonNeeded') : null);
    if (reason.trim() === '' || (all && since === '')) return;
    const question = {
      title: t('moderation.flags.undoAsk', { name }),
      text: t('moderation.flags.undoAskText'),
      confirmLabel: t('moderation.flags.undoDo'),
      danger: true,
    };
    if (!(await askConfirm(question))) return;
    setSending(true);
    try {
      const { undone } = await api.call('undoGains', {
        params: { id: player.id },
        body: { all, since: all ? new Date(since).toISOString() : null, reason: reason.trim() },
      });
      const amounts = { coins: formatNumber(undone.coins), exp: formatNumber(undone.exp) };
      showGood(t('moderation.flags.undoDone', amounts));
      setReason('');
    } catch (cause) {
      setFailure(wordsForError(cause));
    }
    setSending(false);
  };
  return (
    <form
      className={s.sanction}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t('moderation.flags.undo')}
    >
      <h3>{t('moderation.flags.undo')}</h3>
      <Segments
        label={t('moderation.flags.undoWhat')}
        labelled
        value={scope}
        choices={[
          { value: 'flagged', label: t('moderation.flags.undoFlagged') },
          { value: 'all', label: t('moderation.flags.undoAll') },
        ]}
        onChange={setScope}
      />
      {all ? (
        <TextField
          label={t('moderation.flags.since')}
          type="date"
          value={since}
          onChange={(event) => setSince(event.target.value)}
        />
      ) : null}
      <NoteField
        label={t('moderation.reason')}
        value={reason}
        most={REASON_LENGTH}
        error={error}
        onChange={setReason}
      />
      <div className={s.sanctionFoot}>
        <p role="alert">{failure}</p>
        <Btn type="submit" disabled={sending || (all && since === '')}>
          <Undo2 size={18} strokeWidth={2.8} aria-hidden="true" />
          {t('moderation.flags.undoDo')}
        </Btn>
      </div>
    </form>
  );
}
