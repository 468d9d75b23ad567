import type { GameLanguage } from '@syllaboom/engine';
import { BookPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { showGood } from '../../../ui/toasts/toasts.tsx';
import { openAccount, useUser } from '../../session/index.ts';
import removals from '../removals/removals.module.css';
import s from './proposals.module.css';

/** Proposes a word; the server knows the language's writing and says what is wrong with it. Guests are asked to sign up. */
export function ProposeWord({ language, onProposed }: { language: GameLanguage; onProposed: () => void }) {
  const { t } = useTranslation();
  const isGuest = useUser()?.guest !== false;
  const [word, setWord] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  if (isGuest)
    return (
      <p className={s.guest}>
        <span>{t('moderation.proposals.guest')}</span>
        <Btn size="sm" tone="gold" onClick={() => openAccount('signUp')}>
          {t('common.signUp')}
        </Btn>
      </p>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wish = word.trim();
    if (wish === '' || sending) return;
    setSending(true);
    setFailure(null);
    try {
      const proposed = await api.call('proposeWord', { params: { locale: language }, body: { word: wish } });
      showGood(t('moderation.proposals.proposed', { word: proposed.word }));
      setWord('');
      onProposed();
    } catch (cause) {
      setFailure(wordsForError(cause));
    }
    setSending(false);
  };
  return (
    <form className={removals.add} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('moderation.proposals.word')}
        value={word}
        lang={language}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={failure}
        onChange={(event) => setWord(event.target.value)}
      />
      <Btn type="submit" tone="gold" disabled={sending || word.trim() === ''}>
        <BookPlus size={18} strokeWidth={2.8} />
        {t('moderation.proposals.propose')}
      </Btn>
    </form>
  );
}
