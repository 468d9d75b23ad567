import type { Collection } from '@syllaboom/contracts';
import { ListPlus, Save, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Tabs } from '../../../ui/kit/layout/tabs.tsx';
import { showGood } from '../../../ui/toasts/toasts.tsx';
import { WordPages } from '../book/word-pages.tsx';
import { deleteCollection } from '../deeds/delete-collection.ts';
import { AddWord } from './add-word.tsx';
import { DetailsForm } from './details-form.tsx';
import { type Draft, isChanged } from './draft.ts';
import s from './edit-pages.module.css';
import { UploadWords } from './upload-words.tsx';

const ICON = { size: 17, strokeWidth: 2.7, 'aria-hidden': true } as const;

interface EditPagesProps {
  readonly collection: Collection;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

function Details({ collection, draft, onDraft }: EditPagesProps) {
  const { t } = useTranslation();
  const save = async () => {
    if (!isChanged(draft, collection)) return;
    const body = { ...draft, name: draft.name.trim() };
    const { name } = await api.call('changeCollection', { params: { id: collection.id }, body });
    showGood(t('collections.saved', { name }));
  };
  return (
    <DetailsForm
      label={t('collections.details')}
      draft={draft}
      submit={{
        icon: <Save size={18} strokeWidth={2.7} aria-hidden="true" />,
        label: t('collections.save'),
        busy: t('collections.saving'),
      }}
      failed={t('collections.updateFailed')}
      idle={!isChanged(draft, collection)}
      onDraft={onDraft}
      onSubmit={save}
    >
      <Btn onClick={() => void deleteCollection(collection)}>
        <Trash2 size={18} strokeWidth={2.7} aria-hidden="true" />
        {t('collections.delete')}
      </Btn>
    </DetailsForm>
  );
}

function Words({ collection }: { collection: Collection }) {
  return (
    <div className={s.words}>
      <div className={s.ways}>
        <AddWord collection={collection} />
        <UploadWords collection={collection} />
      </div>
      <WordPages collection={collection} editable />
    </div>
  );
}

/** What the owner can change: the words, one by one or by a file, and what is said of them. */
export function EditPages(props: EditPagesProps) {
  const { t } = useTranslation();
  const nameOf = (icon: typeof ListPlus, words: string) => {
    const Icon = icon;
    return (
      <>
        <Icon {...ICON} />
        {words}
      </>
    );
  };
  return (
    <Tabs
      label={t('collections.edit')}
      panelClassName={s.panel}
      tabs={[
        {
          id: 'words',
          label: nameOf(ListPlus, t('collections.wordsTab')),
          body: <Words collection={props.collection} />,
        },
        { id: 'details', label: nameOf(SlidersHorizontal, t('collections.details')), body: <Details {...props} /> },
      ]}
    />
  );
}
