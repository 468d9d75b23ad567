import type { Collection } from '@syllaboom/contracts';
import { EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COLLECTION_WINDOW, openHub } from '../../../navigation/windows.ts';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { useUnsavedWarning } from '../../../ui/windows/use-unsaved-warning.ts';
import { useUser } from '../../session/index.ts';
import { COLLECTIONS_FRESH_MS } from '../collection-timings.ts';
import { type Draft, draftOf, isChanged } from '../edit/draft.ts';
import { EditPages } from '../edit/edit-pages.tsx';
import { useEditing } from '../edit/editing.ts';
import s from './book.module.css';
import { Front } from './front.tsx';
import { WordPages } from './word-pages.tsx';

/** What its owner reads of a collection that the staff has hidden. */
function HiddenNotice() {
  const { t } = useTranslation();
  return (
    <div className={s.notice} role="note">
      <EyeOff size={20} strokeWidth={2.7} aria-hidden="true" />
      <p>
        <b>{wordsForCode('collection/hidden')}</b> {t('collections.hiddenText')}
      </p>
      <Btn size="sm" onClick={() => openHub('edit')}>
        {t('collections.appeal')}
      </Btn>
    </div>
  );
}

/** The draft of what is said of a collection; it follows what was saved, here or elsewhere, while nothing else is written. */
function useDraft(collection: Collection): readonly [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => draftOf(collection));
  const [read, setRead] = useState(collection);
  if (read !== collection) {
    if (!isChanged(draft, read)) setDraft(draftOf(collection));
    setRead(collection);
  }
  return [draft, setDraft];
}

function OpenBook({ collection }: { collection: Collection }) {
  const isOwn = collection.owner === useUser()?.id;
  const isEdited = useEditing(({ id }) => id === collection.id) && isOwn && !collection.hidden;
  const [draft, setDraft] = useDraft(collection);
  useUnsavedWarning(COLLECTION_WINDOW, isEdited && isChanged(draft, collection));
  // Whoever ends editing sees what holds.
  useEffect(() => {
    if (!isEdited) setDraft(draftOf(collection));
  }, [isEdited, collection, setDraft]);
  return (
    <div className={s.book}>
      <Front collection={collection} draft={draft} own={isOwn} edited={isEdited} />
      <div className={s.pages}>
        {collection.hidden && isOwn ? <HiddenNotice /> : null}
        {isEdited ? (
          <EditPages collection={collection} draft={draft} onDraft={setDraft} />
        ) : (
          <div className={s.read}>
            <WordPages collection={collection} />
          </div>
        )}
      </div>
    </div>
  );
}

/** A collection: its cover with all that is said of it, and its words page by page; its owner can change both. */
export function Book({ id }: { id: string }) {
  const { t } = useTranslation();
  const collection = useApiQuery('collection', { params: { id }, query: {} }, { staleTime: COLLECTIONS_FRESH_MS });
  return (
    <LoadView of={collection} failed={t('collections.loadFailed')} missing={wordsForCode('collection/not_found')}>
      {(data) => <OpenBook collection={data} />}
    </LoadView>
  );
}
