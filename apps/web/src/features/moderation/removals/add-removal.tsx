import type { GameLanguage } from '@syllaboom/engine';
import { CalendarPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { showGood } from '../../../ui/toasts/toasts.tsx';
import s from './removals.module.css';

/** Lists a word for removal; the server knows the language's writing and says what is wrong with it. */
export function AddRemoval({ language }: { language: GameLanguage }) {
  const { t } = useTranslation();
  const [word, setWord] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wish = word.trim();
    if (wish === '') return;
    setSending(true);
    setFailure(null);
    try {
      await api.call('addRemoval', { params: { locale: language }, body: { word: wish } });
      showGood(t('moderation.removalListed', { word: wish }));
      setWord('');
    } catch (cause) {
      setFailure(wordsForError(cause));
    }
    setSending(false);
  };
  return (
    <form className={s.add} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('moderation.removalWord')}
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
        <CalendarPlus size={18} strokeWidth={2.8} />
        {t('moderation.removalAdd')}
      </Btn>
    </form>
  );
}
