import type { Collection } from '@syllaboom/contracts';
import { COLLECTIONS } from '@syllaboom/engine';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { failureWords } from '../deeds/say-failed.ts';
import s from './edit-pages.module.css';

/** Longer than any word: what is too long is told, not cut. */
const FIELD_LENGTH = 60;

/** Adds words one by one: the field stays for the next. */
export function AddWord({ collection: { id, locale, wordCount, hidden } }: { collection: Collection }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [word, setWord] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [added, setAdded] = useState('');
  const isUnderWay = useRef(false);
  const isFull = wordCount >= COLLECTIONS.mostWords;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current || isFull) return;
    if (word.trim() === '') {
      setRefusal(t('collections.addNothing'));
      form.current?.querySelector('input')?.focus();
      return;
    }
    isUnderWay.current = true;
    try {
      const reply = await api.call('addCollectionWord', { params: { id }, body: { word: word.trim() } });
      sound.play('ok');
      setAdded(reply.word);
      setWord('');
    } catch (cause) {
      sound.play('no');
      setRefusal(failureWords(cause, t('collections.addFailed')));
    }
    isUnderWay.current = false;
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className={s.way} aria-label={t('collections.addTitle')} onSubmit={(event) => void add(event)}>
      <h3>{t('collections.addTitle')}</h3>
      <TextField
        label={t('words.word')}
        value={word}
        lang={locale}
        maxLength={FIELD_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        disabled={isFull || hidden}
        error={refusal}
        onChange={(event) => {
          setRefusal(null);
          setWord(event.target.value);
        }}
      />
      <Btn type="submit" tone="gold" wide disabled={isFull || hidden}>
        <Plus size={19} strokeWidth={3} aria-hidden="true" />
        {isFull ? wordsForCode('collection/full') : t('collections.add')}
      </Btn>
      <p className={s.room} role="status">
        {added === '' || refusal !== null ? null : <span>{t('collections.isIn', { word: added })} </span>}
        {t('collections.wordsOfMost', { count: formatNumber(wordCount), most: formatNumber(COLLECTIONS.mostWords) })}
      </p>
    </form>
  );
}
