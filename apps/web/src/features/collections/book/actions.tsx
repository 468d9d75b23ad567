import type { Collection } from '@syllaboom/contracts';
import { Check, Download, Dumbbell, Link2, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { formatWordCount } from '../../../platform/i18n/format.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { askToDiscard } from '../../../ui/windows/use-unsaved-warning.ts';
import { downloadCollection } from '../deeds/download-collection.ts';
import { practiseCollection } from '../deeds/practise-collection.ts';
import { shareCollection } from '../deeds/share-collection.ts';
import { mayDownload } from '../may-download.ts';
import { editCollection } from '../edit/editing.ts';
import { FavoriteButton } from '../favorite-button.tsx';
import s from './front.module.css';

const ICON = { size: 18, strokeWidth: 2.7, 'aria-hidden': true } as const;

interface ActionsProps {
  readonly collection: Collection;
  readonly own: boolean;
  readonly edited: boolean;
  /** Whether the form says something else than what is kept. */
  readonly unsaved: boolean;
}

/** What takes a collection out of the game: inside the chat platform files can't be saved, and addresses lead nowhere. */
function Outward({ collection, own }: Pick<ActionsProps, 'collection' | 'own'>) {
  const { t } = useTranslation();
  if (isEmbedded()) return null;
  return (
    <>
      {mayDownload(collection, own) ? (
        <Tip label={t('collections.download')}>
          <Btn size="sm" onClick={() => void downloadCollection(collection.id)}>
            <Download {...ICON} />
            <span className="sr">{t('collections.download')}</span> {formatWordCount(collection.downloads)}
          </Btn>
        </Tip>
      ) : null}
      {collection.public && !collection.hidden ? (
        <Tip label={t('collections.share')}>
          <Btn size="sm" aria-label={t('collections.share')} onClick={() => void shareCollection(collection)}>
            <Link2 {...ICON} />
          </Btn>
        </Tip>
      ) : null}
    </>
  );
}

/** What the owner, or somebody else, can do with a collection. */
export function Actions({ collection, own, edited, unsaved }: ActionsProps) {
  const { t } = useTranslation();
  const finish = async () => {
    if (!unsaved || (await askToDiscard())) editCollection(null);
  };
  return (
    <div className={s.actions}>
      <Btn
        tone="primary"
        wide
        disabled={collection.wordCount === 0}
        onClick={() => void practiseCollection(collection)}
      >
        <Dumbbell size={20} strokeWidth={2.7} aria-hidden="true" />
        {t('collections.practise')}
      </Btn>
      {own && !collection.hidden ? (
        <Btn
          tone="gold"
          wide
          aria-pressed={edited}
          onClick={() => (edited ? void finish() : editCollection(collection.id))}
        >
          {edited ? <Check {...ICON} /> : <Pencil {...ICON} />}
          {t(edited ? 'collections.done' : 'collections.edit')}
        </Btn>
      ) : null}
      <div className={s.small}>
        {own ? null : <FavoriteButton collection={collection} />}
        <Outward collection={collection} own={own} />
      </div>
    </div>
  );
}
