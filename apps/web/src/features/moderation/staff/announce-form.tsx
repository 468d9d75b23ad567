import { Megaphone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { askConfirm } from '../../../ui/kit/popups/confirm.tsx';
import { showGood } from '../../../ui/toasts/toasts.tsx';
import { NoteField } from '../../../ui/kit/inputs/note-field.tsx';
import s from './staff.module.css';

/** Length of an announcement in the contract. */
const TEXT_LENGTH = 500;

/** Tells something to everybody who is online. */
export function AnnounceForm() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const wish = text.trim();
    const question = { title: t('moderation.announceAsk'), text: wish, confirmLabel: t('moderation.announceSend') };
    if (!(await askConfirm(question))) return;
    setSending(true);
    try {
      await api.call('announce', { body: { text: wish } });
      showGood(t('moderation.announceDone'));
      setText('');
    } catch (cause) {
      setFailure(wordsForError(cause));
    }
    setSending(false);
  };
  return (
    <div className={s.scroll}>
      <form className={s.announce} onSubmit={(event) => void submit(event)}>
        <Critter seed="MangoTango8" mood="happy" size={96} />
        <p>{t('moderation.announceLead')}</p>
        <NoteField label={t('moderation.announceText')} value={text} most={TEXT_LENGTH} rows={5} onChange={setText} />
        <div className={s.sanctionFoot}>
          <p role="alert">{failure}</p>
          <Btn type="submit" tone="gold" disabled={sending || text.trim() === ''}>
            <Megaphone size={18} strokeWidth={2.8} />
            {t('moderation.announceSend')}
          </Btn>
        </div>
      </form>
    </div>
  );
}
