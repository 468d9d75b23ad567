import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@syllaboom/engine';
import { BookPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NEW_COLLECTION_WINDOW, openCollection, useCollectedWord } from '../../../navigation/windows.ts';
import { api } from '../../../platform/api/api.ts';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { NoGuests } from '../../session/index.ts';
import { Cover } from '../cover.tsx';
import { addWord } from '../deeds/add-word.ts';
import { DetailsForm } from './details-form.tsx';
import { type Draft, newDraft } from './draft.ts';
import { editCollection } from './editing.ts';
import s from './new-body.module.css';

/** The language of a word, where collections may be in it. */
const languageOf = (locale: string | undefined): InterfaceLanguage | undefined =>
  INTERFACE_LANGUAGES.find((language) => language === locale);

function Making() {
  const { t } = useTranslation();
  const collected = useCollectedWord((state) => state.word);
  const [draft, setDraft] = useState<Draft>(() => newDraft(languageOf(collected?.locale) ?? currentLanguage()));
  const make = async () => {
    const name = draft.name.trim();
    const { collectionId } = await api.call('createCollection', { body: { ...draft, name } });
    closeWindow(NEW_COLLECTION_WINDOW);
    // Whoever makes it for a word goes on where the word is.
    if (collected !== null) return void addWord({ id: collectionId, name }, collected.word);
    editCollection(collectionId);
    openCollection(collectionId);
  };
  return (
    <div className={s.making}>
      <div className={s.front} aria-hidden="true">
        <Cover id="" name={draft.name} locale={draft.locale} large />
      </div>
      <DetailsForm
        label={t('collections.new')}
        draft={draft}
        submit={{
          icon: <BookPlus size={19} strokeWidth={2.7} aria-hidden="true" />,
          label: t('collections.create'),
          busy: t('collections.creating'),
        }}
        failed={t('collections.createFailed')}
        onDraft={setDraft}
        onSubmit={make}
      />
    </div>
  );
}

/** The form of a new collection, and its cover as it will stand on the shelf. */
export function NewBody() {
  const { t } = useTranslation();
  return (
    <NoGuests title={t('collections.guests')}>
      <Making />
    </NoGuests>
  );
}
