import { REPORT_CATEGORIES, REPORT_CHAT_LINES, type ReportCategory } from '@syllaboom/contracts';
import { Check, Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { wordsForCode, wordsForError } from '../../platform/i18n/error-words.ts';
import { currentLanguage } from '../../platform/i18n/i18n.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { showGood } from '../../ui/toasts/toasts.tsx';
import { closeWindow } from '../../ui/windows/manager.ts';
import { NoteField } from '../../ui/kit/inputs/note-field.tsx';
import form from '../../ui/windows/window-form.module.css';
import s from './report.module.css';
import { REPORT_WINDOW, type Reportable, type ReportTarget } from './report-target.ts';
import { Segments } from '../../ui/kit/inputs/segments.tsx';

/** Length of the note in the contract. */
const NOTE_LENGTH = 500;
/** The thanks stay this long. */
const THANKS_MS = 5000;

/** Why nothing can be sent yet, as a code of the catalogue. */
const refusalOf = (categories: readonly ReportCategory[], note: string) => {
  if (categories.length === 0) return 'report/no_reason';
  return categories.includes('other') && note.trim() === '' ? 'report/note_blank' : null;
};

/** The id of what a report is about: pieces of a profile have their player's. */
const subjectId = ({ playerId, collectionId, subjectIds }: ReportTarget, about: Reportable): string =>
  about === 'collection' ? (collectionId ?? '') : (subjectIds?.[about] ?? playerId);

/** What was said, as it goes along. */
function AttachedChat({ target, chat }: { target: ReportTarget; chat: ReportTarget['chat'] }) {
  const { t } = useTranslation();
  return (
    <section>
      <h3 className={s.legend}>{t('moderation.attached')}</h3>
      {chat.length === 0 ? (
        <p className={s.quiet}>{t('moderation.attachedNone')}</p>
      ) : (
        <ol className={s.lines}>
          {chat.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={index} data-theirs={line.id === target.playerId || undefined}>
              {line.message}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Reasons, a note and what was said: a report to the staff. */
export function ReportForm({ target }: { target: ReportTarget }) {
  const { t } = useTranslation();
  const alertId = useId();
  const [chosen, setChosen] = useState<readonly ReportCategory[]>([]);
  const [note, setNote] = useState('');
  const [about, setAbout] = useState<Reportable | 'behaviour'>(
    target.collectionId === undefined ? 'behaviour' : 'collection',
  );
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const chat = target.chat.slice(-REPORT_CHAT_LINES);
  const toggle = (category: ReportCategory) => {
    setFailure(null);
    setChosen((before) =>
      before.includes(category) ? before.filter((other) => other !== category) : [...before, category],
    );
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = refusalOf(chosen, note);
    if (refusal) {
      setFailure(wordsForCode(refusal));
      return;
    }
    setSending(true);
    setFailure(null);
    try {
      await api.call('report', {
        body: {
          id: target.playerId,
          reason: note.trim(),
          chat,
          categories: [...chosen],
          language: target.language ?? currentLanguage(),
          roomId: target.roomId,
          ...(target.chatId === undefined ? {} : { chatId: target.chatId }),
          ...(about === 'behaviour' ? {} : { subject: { kind: about, id: subjectId(target, about) } }),
        },
      });
      closeWindow(REPORT_WINDOW);
      showGood(t('moderation.reportThanks'), undefined, THANKS_MS);
    } catch (cause) {
      setFailure(wordsForError(cause));
      setSending(false);
    }
  };
  return (
    <form className={form.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={form.fields}>
        <fieldset aria-describedby={alertId}>
          <legend className={s.legend}>{t('moderation.reportWhy')}</legend>
          <div className={s.reasons}>
            {REPORT_CATEGORIES.map((category) => (
              <label key={category} className={s.reason}>
                <input type="checkbox" checked={chosen.includes(category)} onChange={() => toggle(category)} />
                <i aria-hidden="true">
                  <Check size={16} strokeWidth={4} />
                </i>
                {t(`moderation.category.${category}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={s.subject}>
          <Segments
            label={t('moderation.subject')}
            labelled
            value={about}
            choices={[
              { value: 'behaviour' as const, label: t('moderation.behaviour') },
              ...target.subjects.map((kind) => ({ value: kind, label: t(`profile.${kind}`) })),
            ]}
            onChange={(value) => {
              setFailure(null);
              setAbout(value);
            }}
          />
          <NoteField
            label={t(chosen.includes('other') ? 'moderation.noteNeeded' : 'moderation.note')}
            value={note}
            most={NOTE_LENGTH}
            onChange={setNote}
          />
        </div>
        <AttachedChat target={target} chat={chat} />
      </div>
      <div className={form.foot}>
        <p id={alertId} role="alert">
          {failure}
        </p>
        <Btn type="submit" tone="primary" disabled={sending}>
          <Send size={18} strokeWidth={2.8} />
          {t('moderation.send')}
        </Btn>
      </div>
    </form>
  );
}
