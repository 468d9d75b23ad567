import type { Collection } from '@syllaboom/contracts';
import { Eye, Globe, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openCollection } from '../../../navigation/windows.ts';
import { formatWordCount } from '../../../platform/i18n/format.ts';
import { Cover } from '../cover.tsx';
import { FavoriteButton, FavoriteCount } from '../favorite-button.tsx';
import { useOwner } from '../use-owner.ts';
import s from './booklet.module.css';

const MARK = { size: 15, strokeWidth: 3, 'aria-hidden': true } as const;

/** Whose it is; of one's own, who sees it. */
function Whose({ collection, own }: { collection: Collection; own: boolean }) {
  const { t } = useTranslation();
  const { displayName: name } = useOwner(collection);
  if (!own)
    return (
      <span className={s.whose}>
        <span>{t('collections.by', { name })}</span>
      </span>
    );
  const state = collection.public ? 'public' : 'private';
  const Icon = collection.public ? Globe : Lock;
  return (
    <span className={s.whose} data-state={state}>
      <Icon {...MARK} />
      <span>{t(`collections.${state}`)}</span>
    </span>
  );
}

/** One collection as a booklet on the shelf: a press opens it. */
export function Booklet({ collection, own }: { collection: Collection; own: boolean }) {
  const { t } = useTranslation();
  const { id, name, locale, wordCount, views, favorites } = collection;
  return (
    <li className={s.place}>
      <article className={s.booklet} aria-label={name} data-collection={id}>
        <Cover id={id} name={name} locale={locale}>
          <div className={s.print}>
            <b>{t('collections.words', { count: wordCount })}</b>
            <Whose collection={collection} own={own} />
          </div>
          <div className={s.figures}>
            <span data-views="">
              <Eye {...MARK} />
              <span aria-hidden="true">{formatWordCount(views)}</span>
              <span className="sr">{t('collections.views', { count: views })}</span>
            </span>
            {own ? <FavoriteCount count={favorites} /> : <FavoriteButton collection={collection} />}
          </div>
        </Cover>
        <button
          type="button"
          className={s.open}
          aria-label={t('collections.open', { name })}
          onClick={() => openCollection(id)}
        />
      </article>
    </li>
  );
}
