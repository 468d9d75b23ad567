import type { Collection } from '@syllaboom/contracts';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatWordCount } from '../../platform/i18n/format.ts';
import { Tip } from '../../ui/kit/popups/tip.tsx';
import { toggleFavorite, useFavorite } from './deeds/favorite.ts';
import s from './favorite-button.module.css';

/** A heart with its number; a press likes the collection, or no longer. */
export function FavoriteButton({ collection }: { collection: Collection }) {
  const { t } = useTranslation();
  const { on, count } = useFavorite(collection);
  return (
    <Tip label={t(on ? 'collections.unfavorite' : 'collections.favorite')}>
      <button type="button" className={s.heart} aria-pressed={on} onClick={() => toggleFavorite(collection)}>
        <Heart size={17} strokeWidth={3} fill={on ? 'currentColor' : 'none'} aria-hidden="true" />
        <span className="sr">{t('collections.favoriteNamed', { name: collection.name })}</span>{' '}
        <span data-favorites={count}>{formatWordCount(count)}</span>
      </button>
    </Tip>
  );
}

/** The same number of a collection that can't be liked: one's own, a private one. */
export function FavoriteCount({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className={s.count}>
      <Heart size={15} strokeWidth={3} aria-hidden="true" />
      <span aria-hidden="true">{formatWordCount(count)}</span>
      <span className="sr">{t('collections.favorites', { count })}</span>
    </span>
  );
}
