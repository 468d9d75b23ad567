import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { failureOf } from '../../../platform/api/api-error.ts';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { NoteField } from '../../../ui/kit/inputs/note-field.tsx';
import s from './ban-banner.module.css';

/** Length of an appeal in the contract. */
const APPEAL_LENGTH = 500;

/** A player's words to the staff, once per ban or takedown; the token came with the news of it, '' once they have appealed. */
export function AppealForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [stage, setStage] = useState<'writing' | 'sending' | 'sent'>('writing');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setStage('sending');
    setFailure(null);
    try {
      await api.call('sendAppeal', { body: { token, text: text.trim() } });
      setStage('sent');
    } catch (cause) {
      const code = failureOf(cause);
      setFailure(wordsForCode(code));
      setStage(code === 'moderation/appeal_sent' ? 'sent' : 'writing');
    }
  };
  if (stage === 'sent' || token === '')
    return (
      <p className={s.sent} role="status">
        {failure ?? t('moderation.appealSent')}
      </p>
    );
  return (
    <form className={s.appeal} onSubmit={(event) => void submit(event)}>
      <h2>{t('moderation.appealTitle')}</h2>
      <p>{t('moderation.appealLead')}</p>
      <NoteField label={t('moderation.appealText')} value={text} most={APPEAL_LENGTH} rows={4} onChange={setText} />
      <div className={s.foot}>
        <p role="alert">{failure}</p>
        <Btn type="submit" tone="gold" disabled={stage === 'sending' || text.trim() === ''}>
          <Send size={18} strokeWidth={2.8} />
          {t('moderation.appealSend')}
        </Btn>
      </div>
    </form>
  );
}
